import { AwaitedRow, type RowList } from '../data/row-list.js'
import type { Row, RowKey, TableError } from '../data/column.js'

/** One page as a server has answered with it. */
export interface PageAnswer<R extends Row> {
  readonly rows: readonly R[]
  /** Rows of all pages; undefined: nobody counts them. */
  readonly total?: number
  /** There are rows behind it; matters where nobody counts. */
  readonly more: boolean
}

interface Page<R extends Row> {
  /** Undefined where the answer had nothing, or another page has the row now. */
  readonly rows: readonly (R | undefined)[]
  readonly error?: TableError
  /** Shown, and to be asked for again when it comes into sight. */
  readonly outdated?: boolean
  /** Asked for again because another page has its rows: once, as a server may not agree with itself. */
  readonly repeated?: boolean
}

/**
 * A list that a server cuts into pages, some of which are here. Where the server counts its rows, each has its place; where it does
 * not, pages follow one another and are asked for in their order. Never changed: an answer makes another one.
 */
export class SparseRows<R extends Row> implements RowList<R> {
  #here: readonly R[] | undefined
  #starts: readonly number[] | undefined

  private constructor(
    /** Rows of a full page. */
    readonly size: number,
    private readonly rowKey: (row: R) => RowKey,
    private readonly pages: ReadonlyMap<number, Page<R>>,
    /** Undefined where nobody counts. */
    readonly total: number | undefined,
    /** There are rows behind the last page that is here. */
    readonly more: boolean,
  ) {}

  static empty<R extends Row>(size: number, rowKey: (row: R) => RowKey): SparseRows<R> {
    return new SparseRows<R>(size, rowKey, new Map(), undefined, false)
  }

  /** Where uncounted pages start; the last entry is the end of all. */
  get #bounds(): readonly number[] {
    if (this.#starts) return this.#starts
    const starts = [0]
    let end = 0
    for (let page = this.pages.get(1); page; page = this.pages.get(starts.length)) {
      end += page.error ? this.size : page.rows.length
      starts.push(end)
    }
    return (this.#starts = starts)
  }

  get length(): number {
    if (this.total !== undefined) return this.total
    return (this.#bounds.at(-1) ?? 0) + (this.more ? this.size : 0)
  }

  /** The page, from 1, of the row at an index, and where it starts. */
  #placeOf(index: number): { page: number; start: number } {
    const { size, total } = this
    if (total !== undefined) return { page: Math.floor(index / size) + 1, start: Math.floor(index / size) * size }
    const starts = this.#bounds
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= index) low = middle
      else high = middle - 1
    }
    return { page: low + 1, start: starts[low] ?? 0 }
  }

  at(index: number): R | undefined {
    return index < 0 || index >= this.length ? undefined : this.#rowAt(index)
  }

  #rowAt(index: number): R {
    const { page, start } = this.#placeOf(index)
    const known = this.pages.get(page)
    const row = known?.rows[index - start]
    // Awaited rows stand among the rows of the page; whoever asks for a row's key, or draws it, knows them.
    return row ?? (new AwaitedRow(index, known?.error ?? (known && !known.outdated ? null : undefined)) as R)
  }

  slice(start = 0, end = this.length): R[] {
    const last = Math.min(end, this.length)
    return Array.from({ length: Math.max(0, last - start) }, (_, offset) => this.#rowAt(start + offset))
  }

  /** The rows that are here, each with its index. */
  *entries(): ArrayIterator<[number, R]> {
    for (const [page, { rows }] of this.#ordered()) {
      const start = this.#startOf(page)
      for (const [offset, row] of rows.entries()) if (row) yield [start + offset, row]
    }
    return undefined
  }

  #ordered(): [number, Page<R>][] {
    return [...this.pages].sort(([a], [b]) => a - b)
  }

  #startOf(page: number): number {
    return this.total === undefined ? (this.#bounds[page - 1] ?? 0) : (page - 1) * this.size
  }

  /** The rows that are here, in their order. */
  get here(): readonly R[] {
    return (this.#here ??= this.#ordered().flatMap(([, { rows }]) => rows.filter((row) => row !== undefined)))
  }

  /** The rows of the page before one: its markers where a server pages by them. */
  before(page: number): readonly R[] {
    return this.pages.get(page - 1)?.rows.filter((row) => row !== undefined) ?? []
  }

  /** The pages that lie between two rows, the second not included. */
  pagesIn(start: number, end: number): readonly number[] {
    const last = Math.min(end, this.length) - 1
    const first = Math.max(0, start)
    if (last < first) return []
    const from = this.#placeOf(first).page
    return Array.from({ length: this.#placeOf(last).page - from + 1 }, (_, offset) => from + offset)
  }

  /** Those of them to ask for. */
  awaited(start: number, end: number): readonly number[] {
    return this.pagesIn(start, end).filter((page) => this.pages.get(page)?.outdated ?? !this.pages.has(page))
  }

  #with(
    pages: ReadonlyMap<number, Page<R>>,
    { total = this.total, more = this.more }: { total?: number; more?: boolean } = {},
  ): SparseRows<R> {
    return new SparseRows(this.size, this.rowKey, pages, total, more)
  }

  /** With a page as it was answered. What another page has of its rows is not there any more. */
  with(page: number, { rows, total = this.total, more }: PageAnswer<R>): SparseRows<R> {
    const room = (of: number): number =>
      total === undefined ? Infinity : Math.max(0, Math.min(this.size, total - (of - 1) * this.size))
    const own = rows.slice(0, room(page)).map((row) => row ?? undefined)
    const keys = new Set(own.filter((row) => row !== undefined).map((row) => this.rowKey(row)))
    const pages = new Map<number, Page<R>>()
    for (const [other, known] of this.pages)
      if (other !== page && room(other))
        pages.set(other, this.#without(keys, { ...known, rows: known.rows.slice(0, room(other)) }))
    pages.set(page, { rows: own, repeated: this.pages.get(page)?.repeated })
    const isLast = total === undefined && !this.pages.has(page + 1)
    return this.#with(pages, { total, more: isLast ? more : this.more })
  }

  #without(keys: ReadonlySet<RowKey>, page: Page<R>): Page<R> {
    if (!page.rows.some((row) => row && keys.has(this.rowKey(row)))) return page
    const rows = page.rows.map((row) => (row && keys.has(this.rowKey(row)) ? undefined : row))
    return { ...page, rows, outdated: page.outdated ?? !page.repeated, repeated: true }
  }

  /** With a page that did not come; what is here of it stays. */
  failed(page: number, error: TableError): SparseRows<R> {
    const known = this.pages.get(page)
    if (known?.rows.length) return this.#with(new Map(this.pages).set(page, { ...known, outdated: false }))
    return this.#with(new Map(this.pages).set(page, { rows: [], error }), { more: false })
  }

  /** All pages are to be asked for again as they come into sight; those that failed are awaited. */
  outdated(): SparseRows<R> {
    const pages = new Map<number, Page<R>>()
    for (const [page, { rows, error }] of this.pages) if (!error) pages.set(page, { rows, outdated: true })
    return this.#with(pages, { more: this.more || (this.total === undefined && pages.size < this.pages.size) })
  }

  /** Without the pages that are farthest from a row, but for `most` of them and those that hold rows to keep. */
  near(index: number, most: number, keep: (row: R) => boolean): SparseRows<R> {
    if (this.total === undefined || this.pages.size <= most) return this
    const { page: middle } = this.#placeOf(Math.min(index, Math.max(0, this.length - 1)))
    const byDistance = [...this.pages].sort(([a], [b]) => Math.abs(a - middle) - Math.abs(b - middle))
    return this.#with(
      new Map(byDistance.filter(([, { rows }], rank) => rank < most || rows.some((row) => row && keep(row)))),
    )
  }
}
