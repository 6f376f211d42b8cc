import type { Caller } from './caller.js'

const safe = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Single sign-on ends with a form that the identity service's page posts to us. Exactly this path: other spellings are other paths. */
const postedFromElsewhere = /^auth\/websso\/?$/

/** A write that a page of another origin sends in the name of who is signed in here. Horizon looks at its token only. */
export function isForged(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  path: string | null,
  caller: Pick<Caller, 'host' | 'scheme'>,
): boolean {
  if (safe.has(method) || (method === 'POST' && path !== null && postedFromElsewhere.test(path))) return false
  return !isSameOrigin(headers, caller)
}

/**
 * Whether a request comes from our own pages, or from no page at all. Browsers say it themselves, and pages cannot write that header;
 * a page beside us under the same domain is another origin too. Where browsers do not say it (plain http), the origin's host tells.
 */
export function isSameOrigin(headers: Headers, { host, scheme }: Pick<Caller, 'host' | 'scheme'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin === null || isUnder(origin, host, scheme)
}

/** Whether an address is under our host name, written with or without the scheme's own port. */
export function isUnder(address: string, host: string, scheme: Caller['scheme']): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  if (scheme && url.protocol !== `${scheme}:`) return false
  const ours = `${url.protocol}//${host}`
  return URL.canParse(ours) && new URL(ours).host === url.host
}
