import type { Column, Row } from '../live-table/data/column.js'
import { t } from '../internal/localize.js'
import type { KeyOf } from './transfer-model.js'

/** Id of the column that tells the order of the allocated rows: what they are dragged by. */
export const orderColumn = 'order'

/**
 * The columns of the allocated list. It has one order, the user's: no column sorts. Where the order matters it is the first
 * column; `orderOf` tells a row's number, from 1.
 */
export function allocatedColumns<R extends Row>(
  columns: readonly Column<R>[],
  orderOf: ((row: R) => number) | undefined,
): readonly Column<R>[] {
  const naming = columns.find(({ rowHeader }) => rowHeader) ?? columns[0]
  const fixed = columns.map((column) => ({ ...column, sortable: false, rowHeader: column === naming }))
  if (!orderOf) return fixed
  const order: Column<R> = {
    id: orderColumn,
    title: t('Order'),
    value: orderOf,
    cell: (row) => ({ icon: 'grip', text: orderOf(row) }),
    tooltip: () => t('Re-order items using drag and drop'),
    sortable: false,
    width: 76,
  }
  return [order, ...fixed]
}

/** The number of each row, from 1. */
export function ordersOf<R>(rows: readonly R[], keyOf: KeyOf<R>): ReadonlyMap<string | number, number> {
  return new Map(rows.map((row, index) => [keyOf(row), index + 1]))
}
