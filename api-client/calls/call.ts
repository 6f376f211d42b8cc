import type { CallId } from '../operations/table.js'

/** Any operation's arguments; `client.call` has the exact types. */
export interface LooseCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
  readonly signal?: AbortSignal
  show?(part: unknown): void
  readonly onProgress?: (percent: number) => void
  readonly quiet?: boolean
  /** Asks the server even when an answer is kept. */
  readonly fresh?: boolean
  /** Asks in another project than the session's. */
  readonly project?: string
  readonly outsideSession?: boolean
}

export type Invoke = (id: CallId, call?: LooseCall) => Promise<unknown>
