import { ApiError } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import type { Toasts } from '../../stores/toasts.js'

/** What a failure says to people: the server's words, else the call's own sentence. */
export function errorMessage(error: unknown): string {
  if (error instanceof Error && error.message) return t(error.message)
  return t('An error occurred. Please try again later.')
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
