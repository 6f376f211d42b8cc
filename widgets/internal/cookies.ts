/** A cookie of the page, decoded; undefined when there is none. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  for (const pair of cookies.split(/;\s*/)) {
    const [key, ...value] = pair.split('=')
    if (key === name) return decoded(value.join('='))
  }
  return undefined
}

/** Writes a cookie for the whole site, until the browser closes. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax`
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
