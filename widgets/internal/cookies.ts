/**
 * The page's cookies as one text. Nothing in the kit asks the browser for them but this file: a frame with `sandbox` and without
 * `allow-same-origin` may have none, and throws for who asks.
 */
export function pageCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** A cookie of the page, decoded; undefined when there is none. */
export function readCookie(name: string, cookies = pageCookies()): string | undefined {
  for (const pair of cookies.split(/;\s*/)) {
    const [key, ...value] = pair.split('=')
    if (key === name) return decoded(value.join('='))
  }
  return undefined
}

/** Writes a cookie for the whole site, until the browser closes; where there can be none, nothing is remembered. */
export function writeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax`
  } catch {
    // A sandboxed frame.
  }
}

/** Percent signs that begin nothing stand for themselves. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
