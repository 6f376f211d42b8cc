import { t } from '@stratus/widgets'

/** Why there is no such form, translated; undefined for other trouble. */
export function missingForm(status: number | undefined, form: string): string | undefined {
  const reason = reasons[status ?? 0]
  return reason && t(reason, [form])
}

const reasons: Readonly<Record<number, string>> = {
  403: 'You are not allowed to do this: %s.',
  404: 'This cloud does not offer the form: %s.',
}

/**
 * A form that is not there: an older or differently set up Horizon has no such page, or shows it to others only. Its answer says so
 * in the way Horizon itself says things, unless it says something already.
 */
export function explained(answer: Response, { method = 'GET' }: RequestInit, form: string): Response {
  const reason = missingForm(answer.status, form)
  if (method !== 'GET' || !reason || answer.headers.has('X-Horizon-Messages')) return answer
  const message = JSON.stringify([['error', reason, '']])
  const headers = new Headers(answer.headers)
  headers.set('X-Horizon-Messages', asciiOnly(message))
  return new Response(null, { status: answer.status, headers })
}

/** Headers hold no other letters. */
function asciiOnly(json: string): string {
  return json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
