import type { CellKeys } from '../cells/cell-keys.js'
import type { Row } from '../data/column.js'
import { showFullText } from '../rows/data-cell.js'
import { dragColumn } from './resize-drag.js'
import type { Values } from '../toolbar/export-csv.js'
import type { PageStep } from '../view/table-pages.js'

/** Who knows the cells. */
interface Cells extends CellKeys {
  /** @returns what to say of it */
  copy(event: ClipboardEvent, rows: () => readonly Values[] | null): string | undefined
}

/** What people can ask of a table. */
export interface TableCommands<R extends Row> {
  /** Somebody turns to the table. */
  look(): void
  /** The row drawn under a key. */
  drawn(key: string): R | undefined
  select(row: R, on: boolean, range: boolean): void
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
  selectAll(on: boolean): void
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
  resize(column: string, width: number, done: boolean): void
}

function controlOf(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-control]')
}

/**
 * Turns clicks, keys and drags into commands. It listens for all rows: what was meant is written in `data-control` of what was hit,
 * and the row in `data-key`.
 */
export class TableGestures<R extends Row> implements EventListenerObject {
  constructor(
    private readonly commands: TableCommands<R>,
    private readonly cells: Cells,
  ) {}

  handleEvent(event: Event): void {
    switch (event.type) {
      case 'click':
        return this.#clicked(event as MouseEvent)
      case 'keydown':
        return this.#pressed(event as KeyboardEvent)
      case 'pointerdown':
        return this.#touched(event as PointerEvent)
      case 'pointerover':
        return this.#hovered(event)
      case 'focusin':
        return this.#focused(event)
      case 'input':
        return this.#typed(event)
      case 'copy':
        return this.#copied(event as ClipboardEvent)
    }
  }

  #clicked(event: MouseEvent): void {
    const control = controlOf(event)
    if (!control) return
    if (control.getAttribute('aria-disabled') === 'true') {
      event.preventDefault()
      return
    }
    if (control.dataset['control'] === 'copy') return this.commands.copy(control)
    const row = this.#rowOf(control)
    if (row) this.#rowClicked(control, row, event.shiftKey)
    else this.#tableClicked(control, event.shiftKey)
  }

  #rowOf(control: Element): R | undefined {
    return this.commands.drawn(control.closest<HTMLElement>('tr[data-key]')?.dataset['key'] ?? '')
  }

  #rowClicked(control: HTMLElement, row: R, range: boolean): void {
    const { commands } = this
    switch (control.dataset['control']) {
      case 'select':
        return commands.select(row, (control as HTMLInputElement).checked, range)
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
        return commands.selectAll((control as HTMLInputElement).checked)
      case 'select-rest':
        return commands.selectRest()
      case 'clear-selection':
        return commands.clearSelection()
      case 'sort':
        return commands.sortBy(control.closest<HTMLElement>('th')?.dataset['column'] ?? '', shift)
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

  #pressed(event: KeyboardEvent): void {
    const control = controlOf(event)
    const name = control?.dataset['control'] ?? ''
    if (control && name === 'search' && event.key === 'Enter') {
      // The box may stand in a form of the page, which is not meant.
      event.preventDefault()
      this.commands.type((control as HTMLInputElement).value, true)
    }
    const row = control && this.#rowOf(control)
    const isHere =
      row && ((name === 'toggle' && this.#opened(event, control, row)) || this.#menuOpened(event, control, row))
    if (isHere || this.cells.key(event)) event.preventDefault()
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

  #touched(event: PointerEvent): void {
    const grip = event.target as HTMLElement
    const id = grip.dataset['control'] === 'resize' ? grip.closest('th')?.dataset['column'] : undefined
    if (id !== undefined) dragColumn(event, (width, done) => this.commands.resize(id, width, done))
    else this.cells.pressed(grip)
  }

  #hovered(event: Event): void {
    this.commands.look()
    showFullText(event.target as Element)
    this.cells.expect()
    this.#expect(event)
  }

  #focused(event: Event): void {
    this.commands.look()
    const target = event.target as Element
    this.cells.focused(target)
    this.#expect(event)
    const row = target.matches(':focus-visible') && this.#rowOf(target)
    if (row) this.commands.followDetails(row)
  }

  /** The focus, or the pointer, has come to something. */
  #expect(event: Event): void {
    if (controlOf(event)?.dataset['control'] === 'more') this.commands.expectMenu()
  }

  #typed(event: Event): void {
    const box = event.target as HTMLInputElement
    if (box.dataset['control'] === 'search') this.commands.type(box.value, false)
  }

  #copied(event: ClipboardEvent): void {
    const told = this.cells.copy(event, () => this.commands.selectedValues())
    if (told) this.commands.sayCopied(told)
  }
}
