/** `idle`: never asked · `pending`: first answer awaited · `ready` · `failed`: the last round failed. */
export type LiveStatus = 'idle' | 'pending' | 'ready' | 'failed'

export interface LiveState<T> {
  readonly status: LiveStatus
  /** The last good answer; kept, and marked stale, when a later round fails. */
  readonly data: T | null
  /** What to show: `data`; until the first answer a part of it, or what a query before this one showed. */
  readonly shown: T | null
  readonly error: unknown
  readonly stale: boolean
  /** The data was known before this source first asked; no answer of its own has come yet. */
  readonly recalled: boolean
  /** A round is in flight. */
  readonly loading: boolean
  /** A round that somebody is waiting for is in flight: a `refresh` that was not quiet. */
  readonly refreshing: boolean
  /** Clock time of the last good answer. */
  readonly updatedAt: number | null
  /** Of a live item: the server says it exists no more. */
  readonly gone: boolean
}

export const idleState: LiveState<never> = {
  status: 'idle',
  data: null,
  shown: null,
  error: null,
  stale: false,
  recalled: false,
  loading: false,
  refreshing: false,
  updatedAt: null,
  gone: false,
}

/** Errors after which asking again by itself would be pointless or rude: the user must act first, or sees the cloud's own page instead. */
const final = new Set<unknown>(['unauthenticated', 'forbidden', 'session-changed', 'csrf', 'changed-page'])

export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

/** How long the server wants to be left alone, ms, when the error says it. */
export function retryAfterOf(error: unknown): number {
  const wish = typeof error === 'object' && error !== null && 'retryAfter' in error ? error.retryAfter : 0
  return typeof wish === 'number' ? wish : 0
}

export function isFinal(error: unknown): boolean {
  return final.has(codeOf(error))
}
