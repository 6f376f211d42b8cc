import type { HorizonConfig } from './config.js'

/** Headers that belong to one connection, not to the message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * The headers Horizon gets. `Origin` and `Referer` of our own pages are put under the origin Horizon believes to be its own: its
 * CSRF check compares them with the host name and scheme it sees. Those of other sites stay as they are, to be refused.
 */
export function forwardedHeaders(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  { url, hostHeader }: HorizonConfig,
  asked: URL,
): Record<string, string> {
  const host = hostHeader === 'own' ? url.host : asked.host
  const named = connectionNames(headers.get('connection'))
  const sent: Record<string, string> = {}
  for (const [name, value] of headers) {
    if (!HOP_BY_HOP.has(name) && !named.has(name)) sent[name] = value
  }
  sent['host'] = host
  for (const name of ['origin', 'referer']) {
    const value = sent[name]
    if (value && URL.canParse(value) && isOurs(value, headers, asked)) {
      sent[name] = underOrigin(value, `${url.protocol}//${host}`)
    }
  }
  // What is announced must be what is sent: the connection is used for other people's requests afterwards.
  if (!body) delete sent['content-length']
  else if (!sent['content-length']) sent['transfer-encoding'] = 'chunked'
  return sent
}

/** Browsers say it themselves; where they do not (plain http), the host names tell, also the one a proxy before us was asked under. */
function isOurs(address: string, headers: Headers, asked: URL): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return [asked.host, headers.get('x-forwarded-host')].includes(new URL(address).host)
}

/** The headers the browser gets: redirects inside the cloud become paths of ours, cookies are ours. */
export function answerHeaders(rawHeaders: readonly string[], { url }: HorizonConfig, asked: URL): Headers {
  const answered = new Headers()
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, i) => [
    rawHeaders[2 * i] ?? '',
    rawHeaders[2 * i + 1] ?? '',
  ])
  const connection = pairs.find(([name]) => name?.toLowerCase() === 'connection')?.[1]
  const named = connectionNames(connection)
  for (const [name = '', value = ''] of pairs) {
    const key = name.toLowerCase()
    if (HOP_BY_HOP.has(key) || named.has(key)) continue
    if (key === 'location' || key === 'x-horizon-location') answered.append(name, ourLocation(value, url, asked))
    else if (key === 'set-cookie') answered.append(name, ourCookie(value, asked.protocol === 'https:'))
    else answered.append(name, value)
  }
  return answered
}

function connectionNames(value: string | null | undefined): Set<string> {
  return new Set(
    (value ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  )
}

function underOrigin(address: string, origin: string): string {
  const { pathname, search } = new URL(address)
  return address.indexOf('/', 8) === -1 ? origin : origin + pathname + search
}

/** Absolute addresses of the cloud, whichever name it knows itself by, become paths; all others stay. */
function ourLocation(location: string, upstream: URL, asked: URL): string {
  if (!URL.canParse(location)) return location
  const target = new URL(location)
  if (target.host !== upstream.host && target.host !== asked.host) return location
  // Two slashes at the start would name another host.
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash
}

/** The cloud's domain is not ours, and a browser drops `Secure` cookies of a plain address. */
function ourCookie(cookie: string, secure: boolean): string {
  return cookie
    .split(';')
    .filter((part) => !/^\s*domain\s*=/i.test(part) && (secure || !/^\s*secure\s*$/i.test(part)))
    .join(';')
}
