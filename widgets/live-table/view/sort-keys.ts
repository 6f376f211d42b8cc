import type { Sort, SortBy } from '../data/column.js'

/** The columns of an order, the most important one first. */
export function sortKeys(sort: Sort | null): readonly SortBy[] {
  return sort ? [sort, ...(sort.thenBy ?? [])] : []
}
