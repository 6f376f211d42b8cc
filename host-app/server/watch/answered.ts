import type { TraceHeaders } from './trace-headers.js'

/** What becomes known of a request while it is answered. */
export interface RequestRecord {
  /** How the logs here, and those of the cloud, call it. */
  readonly id: string
  /** An operation of the client's table, or what else answered: `page`, `asset`, `portal.quota` …; never a name of the client's. */
  operation: string
  /** The service of the cloud that was asked, and how long its first byte took. */
  cloud?: { readonly service: string; readonly status: number; readonly milliseconds: number }
  /** The request id that the cloud told. */
  cloudId?: string | undefined
  /** Why a portal got nothing, and the origin that it was about. */
  refused?: string
  origin?: string
  /** The cloud broke its answer off. */
  truncated?: boolean
  /** Where traces are wanted. */
  trace?: RequestTrace | undefined
}

/** One request when it is over: its body was sent, or its connection is gone. */
export interface Answered extends RequestRecord {
  readonly request: Request
  readonly status: number
  readonly milliseconds: number
  /** Bytes written for it, head included; undefined where there is no connection. */
  readonly bytes: number | undefined
  readonly address: string | undefined
}

export type Observer = (answered: Answered) => void

/** One request, as traces know it. */
export interface RequestTrace {
  readonly id: string
  /** Begins a call to the cloud, which gets these headers. */
  call(operation: string, service: string): { readonly headers: TraceHeaders; end(status: number): void }
  end(answered: Answered): void
}
