import type { Row, RowKey } from './column.js'

/** A cell of a drawn row that the page fills. */
export interface SlottedCell<R extends Row = Row> {
  /** `slot` of the element that stands in it. */
  readonly slot: string
  /** `id` of its column. */
  readonly column: string
  readonly key: RowKey
  readonly row: R
}
