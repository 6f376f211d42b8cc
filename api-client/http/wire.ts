export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One request, ready for the wire. */
export interface WireRequest {
  readonly method: Method
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData | URLSearchParams | Blob
  /** The body of the answer as bytes instead of text. */
  readonly wantBlob?: boolean
  /** Percent 0–100 of what was sent; -1 when that cannot be known (G-HTTP-07). Makes the request go by XMLHttpRequest. */
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

/** How long a call may take, and by whose clock. */
export interface TimeLimit {
  readonly timeoutMs: number
  readonly timers: Timers
}

export const realTimers: Timers = {
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
}
