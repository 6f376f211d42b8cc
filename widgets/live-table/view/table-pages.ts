import { pageCookies } from '../../internal/cookies.js'
import { isScrolled, type Paging, type Row, type TableState } from '../data/column.js'
import type { RowList } from '../data/row-list.js'

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

/** A list whose pages come as they are looked at. */
export interface EndlessList<R extends Row> extends RowList<R> {
  /** The rows that are here, in their order. */
  readonly here: readonly R[]
  /** Undefined where nobody counts. */
  readonly total: number | undefined
}

/** What stands on the pages of rows that stand in others. */
export interface Nested<R extends Row> {
  readonly rows: readonly R[]
  /** The rows that pass, also in what is closed, and those that hold them. */
  readonly seen: readonly R[]
  /** What the one at an index stands in, the outermost first. */
  above(index: number): readonly R[]
  /** Whether it is a row, and no head of a group. */
  isRow(row: R): boolean
  /** Whether it is a row that passes itself, and does not only hold one that does. */
  passes(row: R): boolean
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
  /** Nobody knows how many rows there are. */
  #awaited = false

  /** Rows after filter and sort, all pages. */
  all: readonly R[] = []
  /** Those, and what is here for what it holds: who ticks one of them means it. */
  seen: readonly R[] = []
  /** What stands on the pages: those rows, or some of them with heads of groups. */
  listed: RowList<R> = []
  /** What stands on this page. */
  drawn: RowList<R> = []
  /** The rows among it. */
  shown: readonly R[] = []
  /** Those of this page that pass, without what is here for what it holds: what select-all means. */
  found: readonly R[] = []

  constructor(private readonly host: Host) {}

  /** @param nested - what stands on the pages where it is not simply all rows */
  update(all: readonly R[], nested?: Nested<R>): void {
    const { paging, pageSize } = this.host
    this.all = all
    this.#awaited = false
    if (!isScrolled(paging)) this.#size = pageSize ?? cookiePageSize(pageCookies())
    this.#above = 0
    const rows = nested?.rows ?? all
    this.listed = rows
    const page = this.#page(rows)
    // What the first row stands in is on an earlier page: it is shown again.
    const above = nested && paging === 'pages' ? nested.above(this.from) : []
    this.#above = above.length
    const drawn = above.length ? [...above, ...page] : page
    this.drawn = drawn
    this.shown = nested ? drawn.filter(nested.isRow) : drawn
    this.found = nested ? page.filter(nested.passes) : page
    this.seen = nested?.seen ?? all
  }

  /** Of a list whose pages come as they are looked at. */
  updateEndless(list: EndlessList<R>): void {
    this.all = list.here
    this.shown = this.found = this.seen = list.here
    this.listed = list
    this.drawn = list
    this.#above = 0
    this.#awaited = list.total === undefined
  }

  #page(rows: readonly R[]): readonly R[] {
    const { paging, state } = this.host
    if (state === 'filter-first') return []
    return paging === 'pages' ? pageRows(rows, this.current, this.#size) : rows
  }

  /** Rows per page. */
  get size(): number {
    return this.#size
  }

  /** Rows of all pages; undefined where only the server could know. */
  get total(): number | undefined {
    if (this.host.paging === 'server') return this.host.serverPages.total
    if (this.#awaited) return undefined
    return this.host.paging === 'endless' ? this.listed.length : this.all.length
  }

  /** How many rows people have before them. */
  get shownCount(): number {
    return this.host.paging === 'endless' ? (this.total ?? this.all.length) : this.found.length
  }

  /** There are rows behind these, and nobody knows how many. */
  get isMore(): boolean {
    return this.#awaited && this.listed.length > this.all.length
  }

  /** How many stand on all pages. */
  get length(): number | undefined {
    return this.host.paging === 'server' || this.#awaited ? this.total : this.listed.length
  }

  /** Number of pages; 1 where nobody knows it. */
  get count(): number {
    return isScrolled(this.host.paging) || this.length === undefined ? 1 : pageCount(this.length, this.#size)
  }

  /** The page shown, from 1; with paging `server` what the page says. */
  get current(): number {
    return this.host.paging === 'server' ? this.host.page : clampPage(this.host.page, this.count)
  }

  /** Index of the first row shown in the whole view, from 0. */
  get from(): number {
    const isCounted = !isScrolled(this.host.paging) && this.total !== undefined
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
    const counted = this.total !== undefined || isScrolled(this.host.paging)
    const { hasPrev, hasNext } = counted ? { hasPrev: page > 1, hasNext: page < pages } : this.host.serverPages
    return { page, pages, hasPrev, hasNext, paged: hasPrev || hasNext, counted }
  }
}
