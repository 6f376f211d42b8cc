import { ApiError } from '@stratus/api-client'
import type { TableError, ToastInput } from '@stratus/widgets'
import { t } from '@stratus/widgets'
import type { Toasts } from './toasts.js'
import { sentences } from './sentences.js'

/** These speak for themselves elsewhere: the sign-in modal, the 401 and 403 toasts, or nobody wants to hear of them. */
const silent = new Set<ApiError['code']>(['aborted', 'unauthenticated', 'csrf', 'session-changed', 'forbidden'])

/**
 * The toast of a failed call: what could not be done in the specification's words, and why in the server's.
 * @returns null when the failure needs no toast
 */
export function toastOfError(error: ApiError): ToastInput | null {
  if (silent.has(error.code)) return null
  const { text, args } = error.failure
  const request = error.requestId ? t('Request ID: %s', [error.requestId]) : ''
  const details = sentences(error.serverText ?? reasonOf(error), request)
  return {
    type: error.operation === 'horizon.policy.check' ? 'warning' : 'error',
    text: t(text, args),
    details: details || undefined,
  }
}

function reasonOf({ code }: ApiError): string {
  switch (code) {
    case 'network':
      return t('The server cannot be reached.')
    case 'timeout':
      return t('The server did not answer in time.')
    case 'malformed':
      return t('The server sent something that cannot be read.')
    default:
      return ''
  }
}

/** What a failure says to people: why nothing came of it, the server's words, else the call's own sentence. */
export function errorMessage(error: unknown): string {
  const reason = error instanceof ApiError && reasonOf(error)
  if (reason) return reason
  if (error instanceof Error && error.message) return t(error.message)
  return t('An error occurred. Please try again later.')
}

/** What could not be read, and why, in one text. */
export function inFull({ message, what, requestId }: TableError & { readonly what?: string | undefined }): TableError {
  return { requestId, message: sentences(what !== message && what, message) }
}

/** Nothing failed: somebody gave up waiting. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'aborted'
}

/**
 * A toast that says what could not be done, and why when that says more.
 * @param what English, key of its translation
 */
export function sayFailure(toasts: Pick<Toasts, 'add'>, what: string, reason: string): void {
  const text = t(what)
  toasts.add('error', text, { details: reason === text ? undefined : reason })
}
