import { askSource, failureOf, type SourceHost } from './ask-source.js'
import type { Row } from './column.js'

export { RefreshInterval } from './refresh-interval.js'

interface Host<R extends Row> extends SourceHost<R> {
  page: number
  serverPages: { readonly hasPrev: boolean; readonly hasNext: boolean; readonly total?: number }
}

/** Asks the source, shows what it answers, and drops answers that come too late. */
export class SourceController<R extends Row> {
  #request: AbortController | undefined

  constructor(
    private readonly host: Host<R>,
    private readonly pageSize: () => number,
  ) {}

  /** Gives up what is under way. */
  stop(): void {
    this.#request?.abort()
    this.#request = undefined
  }

  async load(to: { page: number; direction?: 'next' | 'prev' } = { page: this.host.page }): Promise<void> {
    const { host } = this
    this.stop()
    if (!host.source || !host.isConnected) return
    const request = new AbortController()
    this.#request = request
    host.state = 'loading'
    try {
      const { rows, total, hasPrev, hasNext } = await askSource(host, to, this.pageSize(), host.rows, request.signal)
      if (request.signal.aborted) return
      const last = Math.max(1, Math.ceil((total ?? 0) / this.pageSize()))
      // The rows of the last page went away meanwhile: the one before it is the last now.
      if (total !== undefined && !rows.length && to.page > last) return this.load({ page: last })
      host.rows = rows
      host.page = to.page
      host.serverPages = { hasPrev: hasPrev ?? false, hasNext: hasNext ?? false, total }
      host.state = 'ready'
      host.stale = false
      host.updatedAt = Date.now()
    } catch (error) {
      if (request.signal.aborted) return
      host.error = failureOf(error)
      host.state = 'failed'
      host.stale = host.rows.length > 0
    }
  }
}
