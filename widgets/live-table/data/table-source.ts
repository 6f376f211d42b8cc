import type { ReactiveControllerHost } from 'lit'
import { errorText } from '../../internal/error-text.js'
import type { Clock } from '../../internal/pausable-timer.js'
import type { TableFilters } from './column-filter.js'
import { RefreshInterval } from './refresh-interval.js'
import type { Paging, Row, Sort, TableError, TableState } from './column.js'

/** What a source is asked for. Search, category, filters, sort and page matter only where the server does them (paging `server`). */
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
  /** The rows shown now: their first and last are the markers of neighbouring pages. */
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

interface Host<R extends Row> extends ReactiveControllerHost {
  readonly isConnected: boolean
  readonly clock: Clock
  readonly source?: TableSource<R>
  readonly interval: number
  readonly search: string
  readonly category: string | null
  readonly filters: TableFilters
  readonly sort: Sort | null
  readonly paging: Paging
  rows: readonly R[]
  page: number
  state: TableState
  error?: TableError
  stale: boolean
  updatedAt?: number
  serverPages: { readonly hasPrev: boolean; readonly hasNext: boolean; readonly total?: number }
}

/** Asks the source, again and again where there is an interval, shows what it answers, and drops answers that come too late. */
export class SourceController<R extends Row> {
  #request: AbortController | undefined

  constructor(
    private readonly host: Host<R>,
    private readonly pageSize: () => number,
  ) {
    host.addController(new RefreshInterval(host, () => this.load()))
  }

  /** Gives up what is under way. */
  stop(): void {
    this.#request?.abort()
    this.#request = undefined
  }

  async load(to: { page: number; direction?: 'next' | 'prev' } = { page: this.host.page }): Promise<void> {
    const { host } = this
    const { source, search, category, filters, sort, rows: shown } = host
    this.stop()
    if (!source || !host.isConnected) return
    if (typeof source.list !== 'function') {
      console.error('<stratus-live-table> the list function of its source is not defined.')
      return this.#failed({ message: '' })
    }
    const request = new AbortController()
    this.#request = request
    host.state = 'loading'
    try {
      const answer = await source.list({
        search,
        category,
        filters,
        sort,
        ...to,
        pageSize: this.pageSize(),
        shown,
        signal: request.signal,
      })
      if (request.signal.aborted) return
      const page = isList(answer) ? { rows: answer } : answer
      if (!Array.isArray(page?.rows)) {
        console.error('<stratus-live-table> the list function of its source answered without rows.')
        return this.#failed({ message: '' })
      }
      const total = countOf(page.total)
      const last = Math.max(1, Math.ceil((total ?? 0) / this.pageSize()))
      // The rows of the last page went away meanwhile: the one before it is the last now.
      if (total !== undefined && !page.rows.length && to.page > last) return this.load({ page: last })
      host.rows = page.rows
      host.page = to.page
      host.serverPages = { hasPrev: page.hasPrev ?? false, hasNext: page.hasNext ?? false, total }
      host.state = 'ready'
      host.stale = false
      host.updatedAt = Date.now()
    } catch (error) {
      if (request.signal.aborted) return
      this.#failed(failure(error))
    }
  }

  #failed(error: TableError): void {
    const { host } = this
    host.error = error
    host.state = 'failed'
    host.stale = host.rows.length > 0
  }
}

/** A number of rows; what is none, nobody has counted. */
const countOf = (total: unknown): number | undefined =>
  typeof total === 'number' && total >= 0 && Number.isFinite(total) ? Math.trunc(total) : undefined

function isList<R extends Row>(answer: TableAnswer<R>): answer is readonly R[] {
  return Array.isArray(answer)
}

/** Whatever was thrown; without words of its own the table has a sentence. */
function failure(error: unknown): TableError {
  const { requestId } = Object(error) as { readonly requestId?: unknown }
  return { message: errorText(error), requestId: typeof requestId === 'string' ? requestId : null }
}
