import type { Query } from '../handler.js'

export interface Page<T> {
  readonly items: T[]
  readonly has_more_data: boolean
  readonly has_prev_data: boolean
}

/**
 * One page of rows that are newest first. `sort_dir=asc` with a marker means the page before the marker; the rows come
 * newest first all the same.
 * @param index place of the marker in `rows`, -1 without a marker
 */
export function pageOf<T>(rows: readonly T[], query: Query, index: number, size: number): Page<T> {
  // Any text turns paging on, `false` too: only the word `False` is false.
  if (!query.paginate) return { items: [...rows], has_more_data: false, has_prev_data: false }
  const backwards = query.sort_dir === 'asc'
  const ordered = backwards ? [...rows].reverse() : rows
  const marked = index >= 0
  const start = marked ? (backwards ? rows.length - index : index + 1) : 0
  const items = ordered.slice(start, start + size)
  const more = ordered.length > start + size
  return {
    items: backwards ? items.reverse() : items,
    has_more_data: more || (backwards && marked),
    has_prev_data: marked && (more || !backwards),
  }
}
