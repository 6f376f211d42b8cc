import type { Category, Column, Row, Sort } from './column.js'
import { categoryRows, haystack, searchRows } from './filter-model.js'
import { sortKey, sortRows, type SortKey } from './sort-model.js'

/** What decides which rows are seen, and in which order. */
export interface ViewInput<R extends Row> {
  readonly rows: readonly R[]
  readonly columns: readonly Column<R>[]
  readonly search: string
  readonly categories: readonly Category<R>[]
  readonly category: string | null
  readonly sort: Sort | null
}

/**
 * The rows after filter and sort. Each step runs again only when something it reads has changed, and what is computed per
 * row (search text, sort key) is kept as long as the row object lives: a refresh of ten rows costs ten rows.
 */
export class TableView<R extends Row> {
  #columns: readonly Column<R>[] | undefined
  #texts = new WeakMap<R, string>()
  #keys = new Map<string, WeakMap<R, { readonly key: SortKey }>>()
  #last: { input: ViewInput<R>; filtered: readonly R[]; sorted: readonly R[] } | undefined

  /** The rows to show, all pages. */
  compute(input: ViewInput<R>): readonly R[] {
    if (input.columns !== this.#columns) this.#forget(input.columns)
    const last = this.#last
    const sameFilter =
      last?.input.rows === input.rows &&
      last.input.search === input.search &&
      last.input.categories === input.categories &&
      last.input.category === input.category
    const filtered = last && sameFilter ? last.filtered : this.#filter(input)
    const sameSort =
      last?.input.sort?.column === input.sort?.column && last?.input.sort?.direction === input.sort?.direction
    const sorted = last && last.filtered === filtered && sameSort ? last.sorted : this.#sort(filtered, input)
    this.#last = { input, filtered, sorted }
    return sorted
  }

  #forget(columns: readonly Column<R>[]): void {
    this.#columns = columns
    this.#texts = new WeakMap()
    this.#keys.clear()
    this.#last = undefined
  }

  #filter({ rows, search, categories, category, columns }: ViewInput<R>): readonly R[] {
    return searchRows(categoryRows(rows, categories, category), search, (row) => {
      let text = this.#texts.get(row)
      if (text === undefined) {
        text = haystack(row, columns)
        this.#texts.set(row, text)
      }
      return text
    })
  }

  #sort(rows: readonly R[], { sort, columns }: ViewInput<R>): readonly R[] {
    const column = columns.find((candidate) => candidate.id === sort?.column)
    if (!sort || !column) return rows
    const keys = this.#keys.get(column.id) ?? new WeakMap<R, { readonly key: SortKey }>()
    this.#keys.set(column.id, keys)
    const keyOf = (row: R): SortKey => {
      let entry = keys.get(row)
      if (!entry) {
        entry = { key: sortKey(column.value(row), column.type) }
        keys.set(row, entry)
      }
      return entry.key
    }
    return sortRows(rows, keyOf, sort.direction)
  }
}
