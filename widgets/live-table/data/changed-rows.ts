import type { Row } from './column.js'

/** How many rows a list had when a table read it last. */
const counts = new WeakMap<readonly Row[], number>()

/** Remembers the rows as they are read now. */
export function markRead(rows: readonly Row[]): void {
  counts.set(rows, rows.length)
}

/** Whether rows were put into a list, or taken out of it, since it was read. */
export function isChangedInPlace(rows: unknown): boolean {
  if (!Array.isArray(rows)) return false
  const count = counts.get(rows)
  return count !== undefined && count !== rows.length
}

/** Whether a list that is given to a table is news: another one, or one that was changed in place. React gives the same often. */
export function isNews(rows: unknown, before: unknown): boolean {
  return rows !== before || isChangedInPlace(rows)
}
