import type { Answer, Call } from '../call.js'
import type { Dialect } from '../dialect.js'
import type { Ids } from '../world/ids.js'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Django's check: cookie and header (or form field) must agree.
 * @returns why the call fails it, null when it passes
 */
export async function csrfFailure(call: Call, field: () => Promise<string | null>): Promise<string | null> {
  if (safeMethods.has(call.method)) return null
  const cookie = call.cookies.get('csrftoken')
  if (!cookie) return 'CSRF cookie not set.'
  const given = call.headers.get('X-CSRFToken') ?? (await field())
  return given === cookie ? null : 'CSRF token missing or incorrect.'
}

/** How Horizon answers who fails it: it leads to the sign-in page. Today's says to scripts that the session is over; it is not. */
export function csrfAnswer(call: Call, failure: string, dialect: Dialect): Answer {
  const target = `/auth/login/?csrf_failure=${encodeURIComponent(failure)}`
  const type = ['Content-Type', 'text/html; charset=utf-8'] as const
  const location = ['X-Horizon-Location', target] as const
  if (call.ajax && dialect === 'current')
    return { status: 401, headers: [type, location, ['logout', 'True']], body: '' }
  if (call.ajax) return { status: 200, headers: [type, location], body: '' }
  return { status: 302, headers: [type, ['Location', target]], body: '' }
}

/** 64 characters, as Django makes them. */
export function newCsrfToken(ids: Ids): string {
  return ids.hex() + ids.hex()
}
