import { decodeEntities } from './html/entities.js'
import { withoutSdkPreamble } from './html/sdk-preamble.js'
import type { CallId } from './operations/table.js'

/**
 * What went wrong, in words a program can use.
 * `network`: no answer at all · `timeout` · `aborted`: the caller gave up · `unauthenticated`: the session is gone ·
 * `csrf`: the server did not accept the token, even after a fresh one · `session-changed`: someone else signed in meanwhile ·
 * `forbidden`: 403, or the 401 with which Keystone refuses a call of a good session · `unavailable`: 501–504 ·
 * `malformed`: a success whose body is not what it should be · `bad-request`: 400, 405, or input refused before it was sent.
 * `changed-page`: one of Horizon's pages is not as it is known; a plug-in or an operator has changed it, and it is better shown as it is.
 */
export type ErrorCode =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unauthenticated'
  | 'csrf'
  | 'session-changed'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'bad-request'
  | 'too-large'
  | 'unavailable'
  | 'server'
  | 'malformed'
  | 'changed-page'

/** An English text with `{name}` holes (the key of its translation) and what fills them. */
export interface Failure {
  readonly text: string
  readonly args: Readonly<Record<string, string>>
}

export interface ApiErrorInit {
  message: string
  code: ErrorCode
  status?: number
  requestId?: string | null
  operation: CallId | null
  failure: Failure
  serverText?: string | null
  serverCode?: string | null
  retryAfter?: number
  cause?: unknown
}

/** The one error every call of the client rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** `req-…` of the service that refused, when its answer tells. */
  readonly requestId: string | null
  /** Null for a Horizon page (`fetchHtml`). */
  readonly operation: CallId | null
  /** The operation's own sentence, such as 'Unable to retrieve the images.'. */
  readonly failure: Failure
  /** What the server said, tidied; null when it said nothing a person could use. `message` is this, else the failure. */
  readonly serverText: string | null
  /** What the server said, when it is a word for programs, such as `ADMIN_PASSWORD_INCORRECT`. */
  readonly serverCode: string | null
  /** How long the server wants to be left alone, ms (`Retry-After`); 0 when it has not said so. */
  readonly retryAfter: number

  constructor(init: ApiErrorInit) {
    super(init.message, { cause: init.cause })
    this.code = init.code
    this.status = init.status ?? 0
    this.requestId = init.requestId ?? null
    this.operation = init.operation
    this.failure = init.failure
    this.serverText = init.serverText ?? null
    this.serverCode = init.serverCode ?? null
    this.retryAfter = init.retryAfter ?? 0
  }
}

export function fill({ text, args }: Failure): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => args[name] ?? hole)
}

/** A failure of one rule from HTTP status to code; 401 is told apart by the caller. */
export function codeOfStatus(status: number): ErrorCode {
  if (status === 400 || status === 405) return 'bad-request'
  if (status === 401 || status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 409) return 'conflict'
  if (status === 413) return 'too-large'
  if (status >= 501 && status <= 504) return 'unavailable'
  return 'server'
}

/** `req-…` in a service's sentence, or in the headers services use. */
export function requestIdOf(text: string, headers: Headers): string | null {
  const inText = /\breq-[0-9a-f]{8}-[0-9a-f-]{27}\b/.exec(text)?.[0]
  return inText ?? headers.get('x-openstack-request-id') ?? headers.get('x-compute-request-id') ?? null
}

/**
 * The server's words, when they are words: error bodies are JSON strings, but often a bare field name
 * (`"'size'"`), an empty string, a schema dump, or some proxy's HTML. Those give null.
 */
export function sentenceOf(body: unknown): string | null {
  if (typeof body !== 'string') return null
  const firstLine = body.trim().split('\n', 1)[0] ?? ''
  if (/^<|<\/?[a-z!][^>]*>/i.test(firstLine)) return null
  const text = withoutSdkPreamble(decodeEntities(firstLine))
    .replace(/^HTTP \d{3} [A-Z][\w ]*:\s*/, '')
    .replace(/\s*\((?:HTTP \d{3}|Request-ID: [^)]*)\)/g, '')
    .trim()
  if (text.length < 4 || text.length > 500 || !text.includes(' ')) return null
  return text
}

/** The word for programs that an error body is, or null. */
export function wordOf(body: unknown): string | null {
  return typeof body === 'string' && /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(body) ? body : null
}

/** A page that has not the form, or the list, that is looked for. */
export function unreadablePage(): ApiError {
  const failure = { text: 'There was a problem communicating with the server, please try again.', args: {} }
  return new ApiError({ message: failure.text, code: 'malformed', operation: null, failure })
}
