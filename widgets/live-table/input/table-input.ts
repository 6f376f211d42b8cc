import type { LiveTableProperties } from '../live-table-properties.js'
import { CellNavigation, type CellRows } from '../cells/cell-navigation.js'
import type { Row } from '../data/column.js'
import type { Hit } from './hit.js'
import { RowMenu } from './row-menu.js'
import { TableControls, type ControlParts } from './table-controls.js'
import { TableGestures } from './table-gestures.js'

/** What input changes or asks. */
export interface InputParts<R extends Row> extends ControlParts<R> {
  /** The rows that can be walked. */
  rows(): CellRows
  warn(text: string, error: unknown): void
}

/** What hands and keyboards do with a table. */
export class TableInput<R extends Row> {
  #cells: CellNavigation
  #controls: TableControls<R>
  #gestures: TableGestures<R>

  readonly menu: RowMenu<R>

  constructor(host: LiveTableProperties<R>, parts: InputParts<R>) {
    this.menu = new RowMenu<R>(host, parts.warn)
    this.#cells = new CellNavigation(host, parts.rows, () => parts.columns.fit.room)
    this.#controls = new TableControls<R>(host, this.menu, parts)
    this.#gestures = new TableGestures<R>(this.#controls, this.#cells)
    this.drawn()
  }

  handle(hit: Hit): void {
    this.#gestures.handle(hit)
  }

  /** Other elements, or others' rows, are in the page. */
  drawn(): void {
    this.#cells.drawn()
    this.menu.drawn()
  }

  /** The table has left the page. */
  stop(): void {
    this.#controls.stop()
  }
}
