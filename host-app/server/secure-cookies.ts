import type { Scheme } from './public-url.js'

const isSecure = (part: string) => /^\s*secure\s*$/i.test(part)

/**
 * Cookies of an answer, as browsers may keep them: by https all are `Secure`, the cloud's settings may leave it out; by http none is,
 * as browsers would drop them. Where nobody knows how browsers come, they stay as they are.
 */
export function secureCookies(cookies: readonly string[], scheme: Scheme | undefined): readonly string[] {
  if (!scheme) return cookies
  return cookies.map((cookie) => {
    const parts = cookie.split(';').filter((part) => !isSecure(part))
    return scheme === 'https' ? [...parts, ' Secure'].join(';') : parts.join(';')
  })
}
