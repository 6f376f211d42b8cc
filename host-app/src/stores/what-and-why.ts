import { ApiError } from '@stratus/api-client'
import { errorMessage } from './error-messages.js'

/** Horizon says of many failures no more than what it could not read, which stands there already in our words. */
const isOnlyWhat = (said: string) => /^Unable to (?:retrieve|get) [^.:]+\.?$/.test(said)
const saysMore = (reason: string, what: string) => reason !== what && !(isOnlyWhat(reason) && isOnlyWhat(what))

/** What an error state says: what could not be shown, why, and the request to ask the operator about. */
export function whatAndWhy(text: string, error: unknown): { text: string; reason: string; requestId: string | null } {
  const reason = errorMessage(error)
  const requestId = error instanceof ApiError ? error.requestId : null
  return { text, reason: saysMore(reason, text) ? reason : '', requestId }
}
