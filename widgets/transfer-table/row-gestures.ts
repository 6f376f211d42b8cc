import type { Row } from '../live-table/data/column.js'
import { dragRow } from './row-drag.js'
import { orderColumn } from './transfer-columns.js'

interface RowsInOrder<R> {
  /** The row with this key, as it is written in the table. */
  find(key: string): R | undefined
  /** Its index. */
  indexOf(row: R): number
  /** The table that draws them. */
  table(): Element | null
  /** The user takes a row to another place; both are indexes. */
  moveTo(from: number, to: number): void
  /** While a row is dragged, where it would land: px below the top of the list; null when it is over. */
  showLanding(edge: number | null): void
}

const elementsOf = (event: Event) =>
  event.composedPath().filter((node): node is HTMLElement => node instanceof HTMLElement)

const controls = 'button, a, input, select, textarea, label, summary'

/**
 * A click on a row, beside its controls and without marking text, presses the row's own button. The second click of two does nothing:
 * by then another row lies there.
 */
export function pressButtonOfRow(event: MouseEvent): void {
  const path = elementsOf(event)
  const at = path.findIndex(({ dataset, part }) => dataset['key'] !== undefined && part.contains('row'))
  const isBeside = at >= 0 && !path.slice(0, at).some((node) => node.matches(controls))
  if (!isBeside || event.detail > 1 || getSelection()?.isCollapsed === false) return
  path[at]?.querySelector<HTMLElement>('[data-control="action"]')?.click()
}

/** Moving the rows of a table by hand: by their handle with the pointer, by Alt and an arrow with the keyboard. */
export class RowGestures<R extends Row> {
  readonly #rows: RowsInOrder<R>

  constructor(rows: RowsInOrder<R>) {
    this.#rows = rows
  }

  /** For `pointerdown`. */
  press(event: PointerEvent): void {
    const handle = elementsOf(event).find(({ part }) => part.contains(`cell-${orderColumn}`))
    const row = this.#rowAt(event)
    if (!handle || !row) return
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    // Drawn rows and places differ where only those in sight are drawn.
    const offset = this.#rows.indexOf(row)
    dragRow(event, handle, {
      rows: () => this.#drawn(),
      show: (edge) => this.#rows.showLanding(edge === null ? null : edge - box.top),
      drop: (from, to) => this.#rows.moveTo(offset, offset + to - from),
    })
  }

  /** For `keydown` while it is captured, before the table takes the arrow for a step to the next row. */
  keydown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!by || !event.altKey) return
    const row = this.#rowAt(event)
    if (!row) return
    event.preventDefault()
    event.stopPropagation()
    const from = this.#rows.indexOf(row)
    this.#rows.moveTo(from, from + by)
  }

  /** The rows as they lie on the screen. */
  #drawn(): readonly HTMLElement[] {
    return [...(this.#rows.table()?.shadowRoot?.querySelectorAll<HTMLElement>('[part~="row"]') ?? [])]
  }

  #rowAt(event: Event): R | undefined {
    const key = elementsOf(event).find(({ dataset }) => dataset['key'] !== undefined)?.dataset['key']
    return key === undefined ? undefined : this.#rows.find(key)
  }
}
