import { bodyOf, verdictOf } from '../http/classify.js'
import {
  ApiError,
  codeOfStatus,
  type ErrorCode,
  type Failure,
  fill,
  requestIdOf,
  sentenceOf,
  wordOf,
} from '../errors.js'
import { type WireAnswer, WireFailure } from '../http/wire.js'
import type { CallId } from '../operations/table.js'
import { retryAfterIn } from '../retry-after.js'

/** What was requested, for the error that tells it failed. */
export interface Requested {
  readonly operation: CallId | null
  readonly failure: Failure
  /** Shown on 409 instead of the server's own words, as for a folder that is not empty. */
  readonly conflict?: Failure
}

export const signedOut = 'Unauthorized. Redirecting to login'
export const forbidden = 'Forbidden. Insufficient permissions of the requested operation'

/** An answer that is not a success, as the one error type. */
export function errorOfAnswer(answer: WireAnswer, requested: Requested): ApiError {
  const code = codeOf(answer)
  const body = bodyOf(answer.text)
  const serverText = code === 'unauthenticated' || code === 'csrf' ? null : sentenceOf(body)
  // Of a page nothing better is known than that it may not be seen.
  const isForbiddenPage = code === 'forbidden' && requested.operation === null
  const message =
    (code === 'conflict' && requested.conflict && fill(requested.conflict)) ||
    serverText ||
    (isForbiddenPage ? forbidden : fill(requested.failure))
  return new ApiError({
    message,
    code,
    status: answer.status,
    requestId: requestIdOf(typeof body === 'string' ? body : '', answer.headers),
    operation: requested.operation,
    failure: code === 'conflict' && requested.conflict ? requested.conflict : requested.failure,
    serverText,
    serverCode: wordOf(body),
    retryAfter: retryAfterIn(answer.headers) ?? 0,
  })
}

function codeOf(answer: WireAnswer): ErrorCode {
  switch (verdictOf(answer)) {
    case 'session-gone':
      return 'unauthenticated'
    case 'csrf':
      return 'csrf'
    case 'refused':
      return 'forbidden'
    case 'failed':
      return codeOfStatus(answer.status)
    case 'fine':
      return 'malformed'
  }
}

/** A success whose body is not what the operation promises. The body itself is not quoted: it may be anybody's data. */
export function malformed(answer: WireAnswer, requested: Requested, cause: unknown): ApiError {
  const { status, headers } = answer
  return new ApiError({
    message: fill(requested.failure),
    code: 'malformed',
    status,
    requestId: requestIdOf('', headers),
    operation: requested.operation,
    failure: requested.failure,
    cause,
  })
}

/** Whatever was thrown on the way, as the one error type. */
export function errorOfThrown(thrown: unknown, requested: Requested): ApiError {
  if (thrown instanceof ApiError) return thrown
  const code = thrown instanceof WireFailure ? thrown.code : 'bad-request'
  return new ApiError({
    message: fill(requested.failure),
    code,
    operation: requested.operation,
    failure: requested.failure,
    cause: thrown,
  })
}
