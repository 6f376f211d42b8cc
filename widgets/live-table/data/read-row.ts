import { readField } from './read-field.js'
import type { CellValue, Column, Row, RowKey } from './column.js'

const invented = new WeakMap<Row, string>()
let count = 0

/** The row's `id`; a row without one gets an identity that lasts as long as the object. */
export function idOf(row: Row): RowKey {
  if ('id' in row && (typeof row.id === 'string' || typeof row.id === 'number')) return row.id
  let key = invented.get(row)
  if (key === undefined) {
    key = `row-${++count}`
    invented.set(row, key)
  }
  return key
}

/** The row's `name`, else its id: what people call it. */
export function nameOf(row: Row): string {
  if ('name' in row && typeof row.name === 'string' && row.name) return row.name
  return String(idOf(row))
}

const warned = new WeakSet<object>()

/** Warns once that a column fails at something: a row that is odd must not take the others with it. */
export function warnOnce<R extends Row>(column: Column<R>, error: unknown, at = 'read a row'): void {
  if (warned.has(column)) return
  warned.add(column)
  console.warn(`<stratus-live-table> column '${column.id}' cannot ${at}.`, error)
}

/** Warns once of each column that says nowhere what it shows: no function, no field, and no row has what its id names. */
export function warnOfEmpty<R extends Row>(columns: readonly Column<R>[], rows: readonly R[]): void {
  for (const column of rows.length ? columns : []) {
    const { id, value, cell, field } = column
    if (value || cell || field !== undefined || warned.has(column) || rows.some((row) => id in row)) continue
    warned.add(column)
    console.warn(`<stratus-live-table> column '${id}' has neither value nor field, and no row has '${id}'.`)
  }
}

/** A column's value of a row; none where the column fails. */
export function valueOf<R extends Row>(column: Column<R>, row: R): CellValue {
  try {
    return column.value ? column.value(row) : readField(row, column.field ?? column.id)
  } catch (error) {
    warnOnce(column, error)
    return undefined
  }
}

/** A value as the text that is searched. */
export function valueText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}
