import { parseJson } from './json.js'
import type { WireAnswer } from './wire.js'

/** What an answer means for the session, before anyone looks at its body. */
export type Verdict = 'fine' | 'failed' | 'refused' | 'session-gone' | 'csrf'

/**
 * A CSRF failure is a 200 (or a followed redirect) towards the login page. A 401 is the end of the session only when it
 * says so or points at the login page; the other kind is Keystone refusing this one call, the same as 403.
 */
export function verdictOf(answer: WireAnswer): Verdict {
  const target = answer.headers.get('x-horizon-location') ?? (answer.redirected ? answer.url : '')
  if (/[?&]csrf_failure=/.test(target)) return 'csrf'
  if (isLogin(target) && (answer.status === 401 || answer.redirected)) return 'session-gone'
  if (answer.status === 401) return bodyOf(answer.text) === 'not logged in' ? 'session-gone' : 'refused'
  if (answer.status === 403) return 'refused'
  return answer.status >= 200 && answer.status < 300 ? 'fine' : 'failed'
}

function isLogin(target: string): boolean {
  return /\/auth\/login\/?(?:[?#]|$)/.test(target)
}

/** The parsed JSON string of an error body, else the text itself. */
export function bodyOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}
