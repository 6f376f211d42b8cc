import type { Row } from '../data/column.js'
import { showFullText } from '../rows/data-cell.js'
import { dragColumn } from './resize-drag.js'
import type { PageStep } from '../view/table-pages.js'

/** What people can ask of a table. */
export interface TableCommands<R extends Row> {
  /** The row drawn under a key. */
  drawn(key: string): R | undefined
  select(row: R, on: boolean, range: boolean): void
  toggleDetails(row: R): void
  /** Opens or closes what stands below a row; with `open`, only the one. */
  toggleBelow(row: R, open?: boolean): void
  likelyAction(row: R): void
  copy(button: HTMLElement): void
  openMenu(button: HTMLElement, row: R, focus?: 'first' | 'last'): void
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
 * Turns clicks, keys and drags into commands. Five listeners serve all rows: what was meant is written in `data-control` of what
 * was hit, and the row in `data-key`.
 */
export class TableGestures<R extends Row> {
  constructor(
    private readonly commands: TableCommands<R>,
    private readonly root: () => ParentNode,
  ) {}

  click(event: MouseEvent): void {
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
        return commands.openMenu(control, row)
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

  key(event: KeyboardEvent): void {
    const control = controlOf(event)
    const name = control?.dataset['control'] ?? ''
    if (control && name === 'search' && event.key === 'Enter') {
      // The box may stand in a form of the page, which is not meant.
      event.preventDefault()
      this.commands.type((control as HTMLInputElement).value, true)
    }
    const row = control && this.#rowOf(control)
    if (!row || !event.key.startsWith('Arrow')) return
    if (name === 'toggle') this.#opened(event, row)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const down = event.key === 'ArrowDown'
    if (name === 'more') this.commands.openMenu(control, row, down ? 'first' : 'last')
    else this.#focusNeighbour(control, name, down ? 1 : -1)
  }

  /** The arrow that leads to the next text opens, the other closes. */
  #opened(event: KeyboardEvent, row: R): void {
    const isRtl = getComputedStyle(event.target as Element).direction === 'rtl'
    if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) this.commands.toggleBelow(row, true)
    else if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) this.commands.toggleBelow(row, false)
  }

  #focusNeighbour(control: Element, name: string, by: 1 | -1): void {
    const rows = [...this.root().querySelectorAll<HTMLElement>('tr.row[data-key]')]
    const here = rows.findIndex((row) => row.contains(control))
    rows[here + by]?.querySelector<HTMLElement>(`[data-control="${name}"]`)?.focus()
  }

  press(event: PointerEvent): void {
    const grip = event.target as HTMLElement
    const id = grip.dataset['control'] === 'resize' ? grip.closest('th')?.dataset['column'] : undefined
    if (id !== undefined) dragColumn(event, (width, done) => this.commands.resize(id, width, done))
  }

  over(event: PointerEvent): void {
    showFullText(event.target as Element)
    this.focus(event)
  }

  /** The focus, or the pointer, has come to something. */
  focus(event: Event): void {
    if (controlOf(event)?.dataset['control'] === 'more') this.commands.expectMenu()
  }

  input(event: Event): void {
    const box = event.target as HTMLInputElement
    if (box.dataset['control'] === 'search') this.commands.type(box.value, false)
  }
}
