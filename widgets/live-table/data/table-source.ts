import type { TableFilters } from './column-filter.js'
import type { Row, Sort } from './column.js'

/** What a source is asked for. Search, category, filters, sort and page matter only where the server does them (paging `server` and `endless`). */
export interface TableQuery<R extends Row = Row> {
  readonly search: string
  readonly category: string | null
  readonly filters: TableFilters
  readonly sort: Sort | null
  /** From 1. */
  readonly page: number
  /** Rows per page. */
  readonly pageSize: number
  /** The way from the page shown to the one asked for. */
  readonly direction?: 'next' | 'prev'
  /** The rows shown now, with paging `endless` those of the page before: their first and last are the markers of neighbouring pages. */
  readonly shown: readonly R[]
  /** Aborted when another answer is wanted instead. */
  readonly signal: AbortSignal
}

/** Rows, or one page of them with the number of all rows, or else whether it has neighbours. */
export type TableAnswer<R extends Row = Row> = readonly R[] | TablePage<R>

interface TablePage<R extends Row> {
  readonly rows: readonly R[]
  readonly hasPrev?: boolean
  readonly hasNext?: boolean
  /** Rows of all pages. With it people see how many pages there are, and go to any of them. */
  readonly total?: number
}

/** Where a table gets its rows by itself. */
export interface TableSource<R extends Row = Row> {
  /** Rejects with what people are told (`message`, `requestId`). */
  list(query: TableQuery<R>): Promise<TableAnswer<R>>
}
