import type { Call } from './call.js'
import type { Ids } from './ids.js'

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

/** 64 characters, as Django makes them. */
export function newCsrfToken(ids: Ids): string {
  return ids.hex() + ids.hex()
}
