import type { Method } from './operations/operation.js'
import { sendByXhr, type XhrLike } from './upload.js'

/** One request, ready for the wire. */
export interface WireRequest {
  readonly method: Method
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData | URLSearchParams | Blob
  /** The body of the answer as bytes instead of text. */
  readonly wantBlob?: boolean
  /** Percent 0–100 of what was sent; -1 when that cannot be known (D2 §9). Makes the request go by XMLHttpRequest. */
  readonly onProgress?: (percent: number) => void
  readonly signal?: AbortSignal
  readonly withCredentials?: boolean
  /** A redirect is the answer (its status; 0 in browsers) and is not followed. */
  readonly redirect?: 'manual'
}

export interface WireAnswer {
  readonly status: number
  readonly headers: Headers
  /** Where the answer came from after redirects; '' when unknown. */
  readonly url: string
  readonly redirected: boolean
  readonly text: string
  readonly blob: Blob | null
}

/** No answer to use came: the wire's own ways to fail, and a session that turned out to be another's. */
export class WireFailure extends Error {
  override readonly name = 'WireFailure'
  constructor(
    readonly code: 'network' | 'timeout' | 'aborted' | 'session-changed',
    cause?: unknown,
  ) {
    super(code, { cause })
  }
}

export interface Timers {
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(handle: unknown): void
}

export const realTimers: Timers = {
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
}

export interface HttpOptions {
  readonly fetch: typeof globalThis.fetch
  readonly createXhr?: () => XhrLike
  readonly timeoutMs: number
  readonly timers: Timers
}

export type Send = (request: WireRequest) => Promise<WireAnswer>

/** One attempt over the wire, with a timeout. Rejects only with {@link WireFailure}. */
export function createSend(options: HttpOptions): Send {
  return async (request) => {
    if (request.signal?.aborted) throw new WireFailure('aborted', request.signal.reason)
    if (request.onProgress && options.createXhr) return sendByXhr(options.createXhr(), request, options)
    return sendByFetch(request, options)
  }
}

async function sendByFetch(request: WireRequest, { fetch, timers, timeoutMs }: HttpOptions): Promise<WireAnswer> {
  const stop = new AbortController()
  let late = false
  const timer = timers.setTimeout(() => {
    late = true
    stop.abort()
  }, timeoutMs)
  const giveUp = () => stop.abort()
  request.signal?.addEventListener('abort', giveUp, { once: true })
  request.onProgress?.(-1)
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers },
      body: request.body,
      credentials: request.withCredentials ? 'include' : 'same-origin',
      signal: stop.signal,
      redirect: request.redirect,
    })
    const blob = request.wantBlob && response.ok ? await response.blob() : null
    const text = blob ? '' : await response.text()
    request.onProgress?.(100)
    const { status, headers, url, redirected } = response
    return { status, headers, url, redirected, text, blob }
  } catch (error) {
    if (request.signal?.aborted) throw new WireFailure('aborted', error)
    throw new WireFailure(late ? 'timeout' : 'network', error)
  } finally {
    timers.clearTimeout(timer)
    request.signal?.removeEventListener('abort', giveUp)
  }
}
