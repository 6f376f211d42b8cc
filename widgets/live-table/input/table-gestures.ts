import type { ActionEvent, MenuEvent } from '../../action-list/action-list.events.js'
import type { Action } from '../../internal/actions.js'
import type { Row } from '../data/column.js'
import type { CellNavigation } from '../cells/cell-navigation.js'
import { copyCells } from './copy-cells.js'
import { showFullText } from './full-text.js'
import type { Hit } from './hit.js'
import { dragColumn } from './resize-drag.js'
import type { Values } from '../toolbar/export-csv.js'
import type { PageStep } from '../view/table-pages.js'

/** What people can ask of a table. */
export interface TableCommands<R extends Row> {
  /** Somebody turns to the table. */
  look(): void
  /** The row drawn under a key. */
  drawn(key: string): R | undefined
  /** Turns it on, or off; `range`: with all between it and the last one. */
  toggleSelected(row: R, range: boolean): void
  toggleDetails(row: R): void
  /** Keys have led to a row: opens it where another is open beside the table. */
  followDetails(row: R): void
  /** Opens or closes what stands below a row; with `open`, only the one. */
  toggleBelow(row: R, open?: boolean): void
  likelyAction(row: R): void
  copy(button: HTMLElement): void
  /** The selected rows below their titles; null without any. */
  selectedValues(): readonly Values[] | null
  /** They, or a cell, are on the clipboard. */
  sayCopied(text: string): void
  openMenu(row: R, focus?: 'first' | 'last'): void
  /** A button that opens a menu has the pointer or the focus. */
  expectMenu(): void
  /** Somebody turns to the head of a column. */
  expectSort(column: string): void
  toggleAll(): void
  selectRest(): void
  clearSelection(): void
  /** `adding`: the columns that it is sorted by stay. */
  sortBy(column: string, adding: boolean): void
  choose(category: string | null): void
  go(step: PageStep): void
  retry(): void
  refresh(): void
  save(): void
  /** `now` without waiting for the next letter. */
  type(text: string, now: boolean): void
  resize(column: string, width: number | undefined, done: boolean): void
  menuChosen(action: Action): void
  menuChanged(open: boolean): void
}

function controlOf({ target }: Hit): HTMLElement | null {
  return target.closest<HTMLElement>('[data-control]')
}

/** Id of the column whose head a control stands in. */
function columnOf(control: Element | null): string {
  return control?.closest<HTMLElement>('th')?.dataset['column'] ?? ''
}

/**
 * Turns clicks, keys and drags into commands. It listens for all rows: what was meant is written in `data-control` of what was hit,
 * and the row in `data-key`.
 */
export class TableGestures<R extends Row> {
  /** A control is being used by a key, with Shift: of the click that follows Firefox does not tell it. */
  #usedWithShift = false

  constructor(
    private readonly commands: TableCommands<R>,
    private readonly cells: CellNavigation,
  ) {}

  handle(hit: Hit): void {
    switch (hit.event.type) {
      case 'click':
        return this.#clicked(hit as Hit<MouseEvent>)
      case 'keydown':
        return this.#pressed(hit as Hit<KeyboardEvent>)
      case 'pointerdown':
        return this.#touched(hit as Hit<PointerEvent>)
      case 'pointerover':
        return this.#hovered(hit)
      case 'focusin':
        return this.#focused(hit)
      case 'input':
        return this.#typed(hit)
      case 'copy':
        return this.#copied(hit as Hit<ClipboardEvent>)
      case 'stratus-action':
        return this.commands.menuChosen((hit.event as ActionEvent).detail.action)
      case 'stratus-menu':
        return this.commands.menuChanged((hit.event as MenuEvent).detail.open)
    }
  }

  #clicked(hit: Hit<MouseEvent>): void {
    const { event } = hit
    const control = controlOf(hit)
    const shift = event.shiftKey || this.#usedWithShift
    this.#usedWithShift = false
    if (!control) return
    if (control.getAttribute('aria-disabled') === 'true') {
      event.preventDefault()
      return
    }
    if (control.dataset['control'] === 'copy') return this.commands.copy(control)
    const row = this.commands.drawn(hit.key)
    if (row) this.#rowClicked(control, row, shift)
    else this.#tableClicked(control, shift)
  }

  #rowClicked(control: HTMLElement, row: R, range: boolean): void {
    const { commands } = this
    switch (control.dataset['control']) {
      case 'select':
        return commands.toggleSelected(row, range)
      case 'expand':
        return commands.toggleDetails(row)
      case 'toggle':
        return commands.toggleBelow(row)
      case 'action':
        return commands.likelyAction(row)
      case 'more':
        return commands.openMenu(row)
    }
  }

  #tableClicked(control: HTMLElement, shift: boolean): void {
    const { commands } = this
    const name = control.dataset['control'] ?? ''
    switch (name) {
      case 'select-all':
        return commands.toggleAll()
      case 'select-rest':
        return commands.selectRest()
      case 'clear-selection':
        return commands.clearSelection()
      case 'sort':
        return commands.sortBy(columnOf(control), shift)
      case 'category':
        return commands.choose(control.dataset['category'] ?? null)
      case 'first':
      case 'prev':
      case 'next':
      case 'last':
        return commands.go(name)
      case 'retry':
        return commands.retry()
      case 'refresh':
        return commands.refresh()
      case 'export':
        return commands.save()
    }
  }

  #pressed(hit: Hit<KeyboardEvent>): void {
    const { event, target, key } = hit
    const control = controlOf(hit)
    const name = control?.dataset['control'] ?? ''
    if (control && name === 'search' && event.key === 'Enter') {
      // The box may stand in a form of the page, which is not meant.
      event.preventDefault()
      this.commands.type((control as HTMLInputElement).value, true)
    }
    const row = control && this.commands.drawn(key)
    const isHere =
      row && ((name === 'toggle' && this.#opened(event, control, row)) || this.#menuOpened(event, control, row))
    if (isHere || this.cells.key(event, target)) event.preventDefault()
    this.#usedWithShift = event.shiftKey && !event.defaultPrevented && (event.key === 'Enter' || event.key === ' ')
  }

  /** Alt with an arrow opens the menu, as of any button with one. */
  #menuOpened({ key, altKey }: KeyboardEvent, control: HTMLElement, row: R): boolean {
    if (!altKey || control.dataset['control'] !== 'more' || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false
    this.commands.openMenu(row, key === 'ArrowDown' ? 'first' : 'last')
    return true
  }

  /** The arrow that leads to the next text opens what is closed, the other closes what is open. */
  #opened({ key }: KeyboardEvent, control: HTMLElement, row: R): boolean {
    const isRtl = getComputedStyle(control).direction === 'rtl'
    const isOpen = control.ariaExpanded === 'true'
    if (key !== (isRtl === isOpen ? 'ArrowRight' : 'ArrowLeft')) return false
    this.commands.toggleBelow(row, !isOpen)
    return true
  }

  #touched({ event, target: grip }: Hit<PointerEvent>): void {
    this.#usedWithShift = false
    const id = grip.dataset['control'] === 'resize' ? grip.closest('th')?.dataset['column'] : undefined
    if (id !== undefined) dragColumn(event, grip, (width, done) => this.commands.resize(id, width, done))
    else this.cells.pressed(grip)
  }

  #hovered(hit: Hit): void {
    this.commands.look()
    showFullText(hit.target)
    this.#expect(hit)
  }

  #focused(hit: Hit): void {
    const { target, key } = hit
    this.commands.look()
    this.cells.focused(target)
    this.#expect(hit)
    const row = target.matches(':focus-visible') && this.commands.drawn(key)
    if (row) this.commands.followDetails(row)
  }

  /** The focus, or the pointer, has come to something. */
  #expect(hit: Hit): void {
    const control = controlOf(hit)
    const name = control?.dataset['control']
    if (name === 'more') this.commands.expectMenu()
    if (name === 'sort') this.commands.expectSort(columnOf(control))
  }

  #typed({ target }: Hit): void {
    if (target.dataset['control'] === 'search') this.commands.type((target as HTMLInputElement).value, false)
  }

  #copied({ event, target }: Hit<ClipboardEvent>): void {
    const told = copyCells(event, target, () => this.commands.selectedValues())
    if (told) this.commands.sayCopied(told)
  }
}
