import { ApiError } from '@stratus/api-client'
import { t } from '@stratus/widgets'

/** What a failure says to people: the server's words, else the call's own sentence. */
export function errorMessage(error: unknown): string {
  if (error instanceof Error && error.message) return t(error.message)
  return t('An error occurred. Please try again later.')
}

/** Nothing failed: somebody gave up waiting. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'aborted'
}
