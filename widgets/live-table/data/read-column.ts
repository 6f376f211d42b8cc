import type { CellValue, Column, Row } from './column.js'

const told = new WeakSet<object>()

/** Says once of a column that it fails: a row that is odd must not take the others with it. */
export function tellOf<R extends Row>(column: Column<R>, error: unknown): void {
  if (told.has(column)) return
  told.add(column)
  console.warn(`<stratus-live-table> column '${column.id}' cannot read a row.`, error)
}

/** A column's value of a row; none where the column fails. */
export function valueOf<R extends Row>(column: Column<R>, row: R): CellValue {
  try {
    return column.value(row)
  } catch (error) {
    tellOf(column, error)
    return undefined
  }
}
