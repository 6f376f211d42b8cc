import type { RowKey } from '../data/column.js'

/** The slot of a cell. No two cells of a table share one, whatever columns and rows are called. */
export function slotName(column: string, key: RowKey): string {
  return `cell-${column.replaceAll('%', '%25').replaceAll('-', '%2D')}-${key}`
}
