import type { ApiError } from '@stratus/api-client'
import type { ToastInput } from '@stratus/widgets'
import { t } from '@stratus/widgets'

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
  const details = [error.serverText ?? reasonOf(error), request].filter(Boolean).join(' ')
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
    case 'garbled':
      return t('The server sent something that cannot be read.')
    default:
      return ''
  }
}
