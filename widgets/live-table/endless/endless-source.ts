import type { ReactiveControllerHost } from 'lit'
import type { Row } from '../data/column.js'
import { askSource, failureOf, type SourceHost } from '../data/ask-source.js'
import { endlessStyles } from './endless.styles.js'
import { SparseRows, type PageAnswer } from './sparse-rows.js'

export const styles = [endlessStyles]

/** Rows per page unless the page says otherwise. */
const defaultSize = 100
/** So long (ms) pages may pass by before any is asked for. */
const pause = 60
/** So many pages are asked for at once. */
const atOnce = 4
/** So many pages are kept: far more than a screen shows. */
const kept = 100

type Host<R extends Row> = SourceHost<R> &
  ReactiveControllerHost & { readonly pageSize?: number; readonly selected: { has(key: string | number): boolean } }

/** Asks a source for the pages that come into sight, and gives up those that have left it. */
export class EndlessSource<R extends Row> {
  #list: SparseRows<R> = SparseRows.empty(defaultSize, (row) => this.host.rowKey(row))
  #source: unknown
  #sight = { start: 0, end: 0 }
  #asked = new Map<number, AbortController>()
  /** What reads all anew, or again what is in sight. */
  #reading: AbortController | undefined
  #cancel: (() => void) | undefined

  constructor(
    private readonly host: Host<R>,
    /** Another list begins. */
    private readonly toTop: () => void,
  ) {}

  /** All rows, here or not. */
  get list(): SparseRows<R> {
    return this.#list
  }

  /** Gives up what is under way. */
  stop(): void {
    this.#reading?.abort()
    this.#reading = undefined
    for (const request of this.#asked.values()) request.abort()
    this.#asked.clear()
    this.#cancel?.()
    this.#cancel = undefined
  }

  /** Reads again what is in sight; with a page to go to, another list from its start. */
  async load(to?: { readonly page: number }): Promise<void> {
    const { host } = this
    this.stop()
    if (!host.source || !host.isConnected) return
    const isNew = to !== undefined || host.source !== this.#source || !this.#list.length
    this.#source = host.source
    const size = Math.max(1, Math.floor(host.pageSize ?? defaultSize))
    const before = isNew ? SparseRows.empty<R>(size, (row) => host.rowKey(row)) : this.#list.outdated()
    const pages = isNew ? [1] : before.pagesIn(this.#sight.start, this.#sight.end)
    const request = new AbortController()
    this.#reading = request
    host.state = 'loading'
    const answers = await Promise.allSettled(pages.map((page) => this.#ask(before, page, request.signal)))
    if (request.signal.aborted) return
    this.#reading = undefined
    const failure = answers.find((answer) => answer.status === 'rejected')
    if (failure) {
      host.error = failureOf(failure.reason)
      host.state = 'failed'
      host.stale = host.rows.length > 0
      if (isNew) return
    } else {
      host.state = 'ready'
      host.stale = false
      host.updatedAt = Date.now()
    }
    let list = before
    answers.forEach((answer, index) => {
      const page = pages[index] ?? 1
      list = answer.status === 'fulfilled' ? list.with(page, answer.value) : list.failed(page, failureOf(answer.reason))
    })
    if (isNew) this.#sight = { start: 0, end: 0 }
    this.#take(list)
    if (isNew) this.toTop()
  }

  /** Rows from `start` to `end` are drawn, the second not included. */
  seen(start: number, end: number): void {
    this.#sight = { start, end }
    this.#cancel ??= this.host.clock.after(pause, () => {
      this.#cancel = undefined
      this.#look()
    })
  }

  /** Asks for what is awaited in sight, and a screen before and after it. */
  #look(): void {
    if (this.#reading || !this.host.source || !this.host.isConnected) return
    const { start, end } = this.#sight
    const ahead = end - start
    const inSight = this.#list.awaited(start, end)
    const wanted = new Set([...inSight, ...this.#list.awaited(start - ahead, end + ahead)])
    for (const [page, request] of this.#asked) {
      if (wanted.has(page)) continue
      request.abort()
      this.#asked.delete(page)
    }
    for (const page of wanted) if (this.#asked.size < atOnce && !this.#asked.has(page)) void this.#fetch(page)
  }

  async #fetch(page: number): Promise<void> {
    const request = new AbortController()
    this.#asked.set(page, request)
    let list: SparseRows<R>
    try {
      const answer = await this.#ask(this.#list, page, request.signal)
      if (request.signal.aborted) return
      list = this.#list.with(page, answer)
    } catch (error) {
      if (request.signal.aborted) return
      list = this.#list.failed(page, failureOf(error))
    }
    this.#asked.delete(page)
    this.#take(list)
    this.#look()
  }

  async #ask(list: SparseRows<R>, page: number, signal: AbortSignal): Promise<PageAnswer<R>> {
    const direction = page > 1 ? ('next' as const) : undefined
    const to = { page, ...(direction && { direction }) }
    const { rows, total, hasNext } = await askSource(this.host, to, list.size, list.before(page), signal)
    return { rows, total, more: hasNext ?? rows.length === list.size }
  }

  #take(list: SparseRows<R>): void {
    const { host } = this
    this.#list = list.near(this.#sight.start, kept, (row) => host.selected.has(host.rowKey(row)))
    host.rows = this.#list.here
    // The rows that are here may be the same while others are known of.
    host.requestUpdate()
  }
}
