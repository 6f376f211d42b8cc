/** Schemes under which browsers may know us. */
export type Scheme = 'http' | 'https'

/**
 * Reads `PUBLIC_URL`, the address under which browsers know us. Without one nothing is known of the way from them to us: we
 * speak http only, and whether TLS is in front is not to be seen from here.
 * @throws RangeError saying what it must be
 */
export function readPublicUrl(text: string, webroot: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new RangeError(`an address like https://cloud.example.com, not '${text}'`)
  if (url.username || url.password) throw new RangeError('an address without user name and password')
  const path = `${url.pathname}/`.replace(/\/{2,}/g, '/')
  if (url.search || url.hash || (path !== '/' && path !== webroot))
    throw new RangeError(`an address whose path is the web root ${webroot}, or none, not '${text}'`)
  return url
}

/** A header that tells browsers to ask for us over https only (RFC 6797); the whole host name is meant, so nothing about others. */
export function strictTransport(scheme: Scheme | undefined, seconds: number): string | undefined {
  return scheme === 'https' && seconds > 0 ? `max-age=${seconds}` : undefined
}
