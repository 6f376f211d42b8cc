import type { Cell } from './cell.js'
import type { Row, RowKey } from './column.js'
import { AwaitedRow } from './row-list.js'

/** The row above a group of rows. It stands among rows, but is none of the page's. */
export class GroupHead {
  /** @param cells - by column id */
  constructor(
    readonly key: string,
    readonly title: string,
    readonly count: number,
    readonly cells: Readonly<Record<string, Cell>>,
  ) {}
}

/** The key of a row, of the head of a group, or of a row that is not here. */
export function shownKey<R extends Row>(row: R, rowKey: (row: R) => RowKey): RowKey {
  return row instanceof GroupHead || row instanceof AwaitedRow ? row.key : rowKey(row)
}
