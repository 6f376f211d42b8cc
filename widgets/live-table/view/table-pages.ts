import { pageCookies } from '../../internal/cookies.js'
import { GroupHead } from '../data/group-head.js'
import type { Paging, Row, TableState } from '../data/column.js'

/** Rows per page where neither the page nor the cookie says otherwise (W-TABLE-08). */
const defaultPageSize = 20

/** The page size of the cookie `API_RESULT_PAGE_SIZE` in a cookie header, else 20. */
export function cookiePageSize(cookies: string): number {
  const match = /(?:^|;\s*)API_RESULT_PAGE_SIZE="?(\d+)"?/.exec(cookies)
  const size = Number(match?.[1])
  return size >= 1 ? size : defaultPageSize
}

/** Number of pages; an empty list has one. */
export function pageCount(rows: number, size: number): number {
  return Math.max(1, Math.ceil(rows / size))
}

/** A page that exists, counted from 1. */
export function clampPage(page: number, count: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), count) : 1
}

/** The rows of a page. */
export function pageRows<R>(rows: readonly R[], page: number, size: number): readonly R[] {
  return rows.length <= size ? rows : rows.slice((page - 1) * size, page * size)
}

/** What is known of the pages that a server cuts. */
export interface ServerPages {
  readonly hasPrev: boolean
  readonly hasNext: boolean
  /** Rows of all pages; undefined: nobody counts them. */
  readonly total?: number
}

/** What stands on the pages of rows that stand in others. */
export interface Nested<R extends Row> {
  readonly rows: readonly R[]
  /** What the one at an index stands in, the outermost first. */
  above(index: number): readonly R[]
}

interface Host {
  readonly paging: Paging
  readonly page: number
  readonly pageSize?: number
  readonly serverPages: ServerPages
  readonly state: TableState
}

export type PageStep = 'first' | 'prev' | 'next' | 'last'

/** Cuts the rows into pages and knows which one is shown. */
export class TablePages<R extends Row> {
  #size = defaultPageSize
  /** Rows of earlier pages that are shown again. */
  #above = 0

  /** Rows after filter and sort, all pages. */
  all: readonly R[] = []
  /** What stands on the pages: those rows, or some of them with heads of groups. */
  listed: readonly R[] = []
  /** What stands on this page. */
  drawn: readonly R[] = []
  /** The rows among it: what select-all means. */
  shown: readonly R[] = []

  constructor(private readonly host: Host) {}

  /** @param nested - what stands on the pages where it is not simply all rows */
  update(all: readonly R[], nested?: Nested<R>): void {
    const { paging, pageSize, state } = this.host
    this.all = all
    this.listed = nested?.rows ?? all
    if (paging !== 'virtual') this.#size = pageSize ?? cookiePageSize(pageCookies())
    this.#above = 0
    if (state === 'filter-first') this.drawn = []
    else this.drawn = paging === 'pages' ? pageRows(this.listed, this.current, this.#size) : this.listed
    if (nested && paging === 'pages') this.#drawAbove(nested)
    this.shown = nested ? this.drawn.filter((row) => !(row instanceof GroupHead)) : this.drawn
  }

  /** What the first row stands in is on an earlier page: it is shown again. */
  #drawAbove(nested: Nested<R>): void {
    const above = nested.above(this.from)
    this.#above = above.length
    if (above.length) this.drawn = [...above, ...this.drawn]
  }

  /** Rows per page. */
  get size(): number {
    return this.#size
  }

  /** Rows of all pages; undefined where only the server could know. */
  get total(): number | undefined {
    return this.host.paging === 'server' ? this.host.serverPages.total : this.all.length
  }

  /** How many stand on all pages. */
  get length(): number | undefined {
    return this.host.paging === 'server' ? this.total : this.listed.length
  }

  /** Number of pages; 1 where nobody knows it. */
  get count(): number {
    return this.host.paging === 'virtual' || this.length === undefined ? 1 : pageCount(this.length, this.#size)
  }

  /** The page shown, from 1; with paging `server` what the page says. */
  get current(): number {
    return this.host.paging === 'server' ? this.host.page : clampPage(this.host.page, this.count)
  }

  /** Index of the first row shown in the whole view, from 0. */
  get from(): number {
    const isCounted = this.host.paging !== 'virtual' && this.total !== undefined
    return isCounted ? (this.current - 1) * this.#size - this.#above : 0
  }

  /** The page a step leads to, or the one that was asked for. */
  after(step: PageStep | number): number {
    const { count, current } = this
    if (step === 'first') return 1
    if (step === 'last') return count
    const next = typeof step === 'number' ? step : current + (step === 'prev' ? -1 : 1)
    return this.total === undefined ? next : clampPage(next, count)
  }

  /** What the pager offers. */
  get pager(): { page: number; pages: number; hasPrev: boolean; hasNext: boolean; paged: boolean; counted: boolean } {
    const { count: pages, current: page } = this
    const counted = this.total !== undefined
    const { hasPrev, hasNext } = counted ? { hasPrev: page > 1, hasNext: page < pages } : this.host.serverPages
    return { page, pages, hasPrev, hasNext, paged: hasPrev || hasNext, counted }
  }
}
