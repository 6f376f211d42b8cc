import { html, nothing, render, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit'
import { errorText } from '../../internal/error-text.js'
import { make } from '../../internal/dom.js'
import { floatBeside } from '../../internal/floating.js'
import { t } from '../../internal/localize.js'
import { Memo } from '../../internal/memo.js'
import { cellKey, cellOfRow } from '../cells/cell-key.js'
import { gridRow, isField, stopsOf } from '../cells/cell-stops.js'
import type { Column, Row, RowKey } from '../data/column.js'
import type { ColumnEdit } from '../data/column-edit.js'
import { fullTitle } from '../data/full-title.js'
import { warnOnce } from '../data/read-row.js'
import { GroupHead } from '../data/group-head.js'
import type { Emit } from '../../internal/stratus-element.js'
import type { CellEdit, StratusLiveTableEventMap } from '../live-table.events.js'
import { faultOf, kindOf, readTyped, textToEdit } from './edit-value.js'
import { renderEditor } from './render-editor.js'

/** So many edits can be taken back. */
const mostUndone = 50

interface Host<R extends Row> extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  rowKey(row: R): RowKey
}

/** What editing asks of its table. */
export interface EditingParts<R extends Row> {
  /** The row drawn under a key. */
  readonly drawing: { row(key: string): R | undefined }
  readonly announcer: { say(about: string, text: string): void }
  readonly emit: Emit<StratusLiveTableEventMap<R>>
}

interface Place {
  readonly key: string
  readonly column: string
}

interface Open<R extends Row> extends Place {
  readonly row: R
  /** It is one of the page's rows: of a source's, only those in sight are known. */
  readonly given: boolean
  /** What the field began with. */
  readonly before: string
  text: string
  fault?: string | undefined
  pending: boolean
  readonly undo: boolean
}

interface Undo extends Place {
  readonly text: string
}

/**
 * The cell that is edited: its field stands over the table in a box of its own, so that what is typed outlives every refresh, sort
 * and scroll. It stays open while the page saves, and when the page refuses.
 */
export class CellEditing<R extends Row> implements ReactiveController {
  #open: Open<R> | undefined
  #undo: Undo[] = []
  #gone = new Memo<boolean>()
  #stopFloating: (() => void) | undefined
  #anchor: Element | undefined
  #container = make('div')

  constructor(
    private readonly host: Host<R>,
    private readonly parts: EditingParts<R>,
  ) {
    const { renderRoot } = host
    // What the field takes is no key for the cells.
    renderRoot.addEventListener('keydown', (event) => this.#key(event as KeyboardEvent), true)
    renderRoot.addEventListener('dblclick', (event) => this.#doubleClick(event as MouseEvent))
    host.addController(this)
  }

  hostDisconnected(): void {
    this.#reset()
    this.#draw()
  }

  hostUpdated(): void {
    const open = this.#open
    // Closed before it is drawn: a field that is taken out while it has the focus would draw once more from within.
    if (open && (!this.host.columns.some(({ id, edit }) => id === open.column && edit) || this.#isVain(open)))
      this.#close()
    else this.#draw()
  }

  /** Its row is gone, and nothing was typed. */
  #isVain(open: Open<R>): boolean {
    return !open.pending && open.text === open.before && this.#isGone(open)
  }

  #isGone({ given, key }: Open<R>): boolean {
    return given && this.#gone.get([this.host.rows, key], () => !this.#givenRow(key))
  }

  #givenRow(key: string): R | undefined {
    return this.host.rows.find((each) => String(this.host.rowKey(each)) === key)
  }

  /** Rows were drawn: while people scroll, too. */
  drawn(): void {
    this.#follow()
  }

  #draw(): void {
    render(this.#panel(), this.#container)
  }

  #reset(): void {
    this.#stopFloating?.()
    this.#anchor = undefined
    this.#open = undefined
  }

  #editOf(id: string, row: R | undefined): { column: Column<R>; edit: ColumnEdit<R> } | undefined {
    const column = row instanceof GroupHead ? undefined : this.host.columns.find((each) => each.id === id)
    if (!row || !column?.edit) return undefined
    try {
      return column.edit.editable?.(row) === false ? undefined : { column, edit: column.edit }
    } catch (error) {
      warnOnce(column, error, 'tell what can be edited')
      return undefined
    }
  }

  /** Tells which cells of a row can be edited. */
  decorate(node: HTMLElement, row: R): void {
    for (const cell of node.querySelectorAll<HTMLElement>('td.data')) {
      if (this.#editOf(cellKey(cell), row)) cell.setAttribute('aria-readonly', 'false')
      else cell.removeAttribute('aria-readonly')
    }
  }

  /** The box stands at its cell, whichever element that is now. */
  #follow(): void {
    const open = this.#open
    if (!open) return
    const cell = this.#cellOf(open)
    if (cell && cell !== this.#anchor) this.#float(cell)
    else if (!cell) this.#stopFloating?.()
  }

  #cellOf({ key, column }: Place): HTMLElement | undefined {
    return cellOfRow(this.host.renderRoot.querySelector(`tr.row[data-key="${CSS.escape(key)}"]`), column)
  }

  #key(event: KeyboardEvent): void {
    if (this.#isForEdit(event)) event.preventDefault()
  }

  /** @returns whether the key began an edit, or took one back */
  #isForEdit(event: KeyboardEvent): boolean {
    const { target, key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event
    if (defaultPrevented || isComposing || !(target instanceof HTMLElement) || isField(target)) return false
    if ((ctrlKey || metaKey) && !altKey && !event.shiftKey && key.toLowerCase() === 'z')
      return target.closest('table') !== null && this.#takeBack()
    if (ctrlKey || metaKey || altKey) return false
    const cell = target.closest<HTMLElement>('td.data')
    if (!cell) return false
    if (key === 'F2' || (target === cell && key === 'Enter')) return this.#begin(cell)
    return target === cell && key.length === 1 && key !== ' ' && this.#begin(cell, key)
  }

  /** A double click on a text. */
  #doubleClick({ target }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest('a, button, input, select, textarea')) return
    const cell = target.closest<HTMLElement>('td.data')
    if (cell) this.#begin(cell)
  }

  #begin(cell: HTMLElement, typed?: string): boolean {
    const key = cell.closest<HTMLElement>(gridRow)?.dataset['key']
    const row = key === undefined ? undefined : this.parts.drawing.row(key)
    const column = cellKey(cell)
    const found = this.#editOf(column, row)
    if (key === undefined || !row || !found) return false
    // A field that is open keeps what was typed.
    if (this.#open && (this.#open.pending || this.#open.text !== this.#open.before)) {
      this.#focusField(false)
      return true
    }
    const before = textToEdit(found.column, row)
    const typable = kindOf(found.column, found.edit) === 'choice' ? undefined : typed
    this.#show({ key, row, column, before, text: typable ?? before, undo: false }, typable === undefined)
    return true
  }

  #show(begun: Omit<Open<R>, 'pending' | 'given'>, marked: boolean): void {
    const open = { ...begun, pending: false, given: this.#givenRow(begun.key) !== undefined }
    this.#open = open
    const anchor = this.#cellOf(open) ?? this.host.renderRoot.querySelector('.frame')
    // Behind all else, whenever editing was loaded: a table that is not edited has nothing of it.
    this.host.renderRoot.append(this.#container)
    this.#draw()
    this.#box?.showPopover()
    if (anchor) this.#float(anchor)
    this.#focusField(marked)
  }

  get #box(): HTMLElement | null {
    return this.host.renderRoot.querySelector<HTMLElement>('.cell-editor')
  }

  #focusField(marked: boolean): void {
    const field = this.#box?.querySelector<HTMLInputElement | HTMLSelectElement>('.field')
    field?.focus()
    if (marked && field instanceof HTMLInputElement) field.select()
  }

  #float(anchor: Element): void {
    this.#stopFloating?.()
    this.#anchor = anchor
    const box = this.#box
    this.#stopFloating = box ? floatBeside(anchor, box, { placement: 'bottom-start' }) : undefined
  }

  /** Closes the box; the focus goes back to the cell, unless people have put it elsewhere. */
  #close(): void {
    const open = this.#open
    const box = this.#box
    const hadFocus = box?.matches(':focus-within') ?? false
    this.#reset()
    box?.hidePopover()
    this.#draw()
    if (!open || !hadFocus) return
    const cell = this.#cellOf(open)
    const stop = cell ? (stopsOf(cell)[0] ?? cell) : this.host.renderRoot.querySelector<HTMLElement>('.frame')
    if (!stop) return
    if (!stop.hasAttribute('tabindex')) stop.tabIndex = -1
    stop.focus()
  }

  #takeBack(): boolean {
    const last = this.#open ? undefined : this.#undo.pop()
    if (!last) return false
    const row = this.parts.drawing.row(last.key) ?? this.#givenRow(last.key)
    const found = this.#editOf(last.column, row)
    if (!row || !found) {
      this.parts.announcer.say('edit', t('This cannot be undone: the row is gone.'))
      return true
    }
    const { key, column, text } = last
    this.#show({ key, column, row, before: textToEdit(found.column, row), text, undo: true }, true)
    void this.#save()
    return true
  }

  #fail(open: Open<R>, fault: string): void {
    open.fault = fault
    open.pending = false
    this.#draw()
    this.#focusField(false)
  }

  #faultOf(column: Column<R>, edit: ColumnEdit<R>, { row, text }: Open<R>): string | undefined {
    try {
      return faultOf(column, edit, row, text)
    } catch (error) {
      warnOnce(column, error, 'check what was typed')
      return t('This cannot be checked.')
    }
  }

  /** @returns whether the field is closed */
  async #save(): Promise<boolean> {
    const open = this.#open
    if (!open || open.pending) return false
    const row = this.parts.drawing.row(open.key) ?? open.row
    const found = this.#editOf(open.column, row)
    if (open.text === open.before) {
      this.#close()
      return true
    }
    if (!found) {
      this.#fail(open, t('This can no longer be edited.'))
      return false
    }
    const fault = this.#faultOf(found.column, found.edit, open)
    if (fault !== undefined) {
      this.#fail(open, fault)
      return false
    }
    open.pending = true
    open.fault = undefined
    this.#draw()
    try {
      await this.#ask(open, row, found)
    } catch (error) {
      const reason = errorText(error) || t('The change was refused.')
      if (this.#open === open) this.#fail(open, reason)
      else this.parts.announcer.say('edit', reason)
      return false
    }
    const undone = { key: open.key, column: open.column, text: open.before }
    if (!open.undo) this.#undo = [...this.#undo, undone].slice(-mostUndone)
    this.parts.announcer.say('edit', open.undo ? t('Undone.') : t('Saved.'))
    if (this.#open !== open) return false
    this.#close()
    return true
  }

  /** Asks the page to save; fails with why it does not. */
  async #ask(
    { text, before, undo }: Open<R>,
    row: R,
    { column, edit }: { column: Column<R>; edit: ColumnEdit<R> },
  ): Promise<void> {
    const kind = kindOf(column, edit)
    const saving: Promise<unknown>[] = []
    const asked: CellEdit<R> = {
      row,
      column: column.id,
      value: readTyped(text, kind),
      before: readTyped(before, kind),
      undo,
      waitUntil: (promise) => void saving.push(promise),
    }
    const isTaken = this.parts.emit('stratus-cell-edit', asked, { cancelable: true })
    await Promise.all(saving)
    if (!isTaken) throw new Error()
  }

  /** Saves, and goes to the next cell of the row that can be edited. */
  async #saveAndGo(by: 1 | -1): Promise<void> {
    const open = this.#open
    if (!open || !(await this.#save())) return
    const row = this.host.renderRoot.querySelector(`tr.row[data-key="${CSS.escape(open.key)}"]`)
    const cells = [...(row?.querySelectorAll<HTMLElement>('td.data') ?? [])]
    const index = cells.findIndex((cell) => cellKey(cell) === open.column)
    const rest = by === 1 ? cells.slice(index + 1) : cells.slice(0, index).reverse()
    rest.some((cell) => this.#begin(cell))
  }

  #keyInField(event: KeyboardEvent): void {
    const { key, isComposing } = event
    if (isComposing || (key !== 'Enter' && key !== 'Escape' && key !== 'Tab')) return
    // Neither a form of the page, nor a dialog around the table, is meant.
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Enter') void this.#save()
    else if (key === 'Tab') void this.#saveAndGo(event.shiftKey ? -1 : 1)
    else if (!this.#open?.pending) this.#close()
  }

  /** A press elsewhere saves; what is wrong stays open. */
  #left({ relatedTarget }: FocusEvent): void {
    if (this.#open && document.hasFocus() && !(relatedTarget instanceof Node && this.#box?.contains(relatedTarget)))
      void this.#save()
  }

  /** The box of the field. */
  #panel(): TemplateResult {
    const open = this.#open
    const column = open && this.host.columns.find(({ id }) => id === open.column)
    return html`<div
      class="cell-editor"
      popover="manual"
      role="dialog"
      aria-label=${column ? t('Edit {name}', { name: fullTitle(column) }) : nothing}
      @keydown=${(event: KeyboardEvent) => this.#keyInField(event)}
      @focusout=${(event: FocusEvent) => this.#left(event)}
    >
      ${
        open && column?.edit
          ? renderEditor({
              column,
              edit: column.edit,
              text: open.text,
              fault: open.fault ?? (this.#isGone(open) ? t('The row is gone.') : undefined),
              pending: open.pending,
              typed: (text) => {
                open.text = text
                open.fault = undefined
                this.#draw()
              },
            })
          : nothing
      }
    </div>`
  }
}
