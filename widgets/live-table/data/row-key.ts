import type { Row, RowKey } from './column.js'

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
