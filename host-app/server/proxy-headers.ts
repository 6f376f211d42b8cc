import { onlyEnglish } from '@stratus/api-client'
import type { Caller } from './caller.js'
import type { HorizonConfig } from './config.js'
import { isUnder } from './same-origin.js'
import { protect } from './security-headers.js'

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

/** What proxies say about who asks. Servers behind take an underscore for a hyphen. */
const FORWARDING =
  /^(forwarded|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|x-(url-)?scheme|front-end-https|x-original-(host|url)|x-rewrite-url)$/

/** What a request is called, and the trace it belongs to: said by us. */
const NAMING = new Set(['x-request-id', 'x-openstack-request-id', 'traceparent', 'tracestate', 'baggage'])

/**
 * The headers Horizon gets. `Origin` and `Referer` of our own pages are put under the origin Horizon believes to be its own: its
 * CSRF check compares them with the host name and scheme it sees. Those of other sites stay as they are, to be refused.
 */
export function forwardedHeaders(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  { url, hostHeader }: HorizonConfig,
  caller: Caller,
): Record<string, string> {
  const host = hostHeader === 'own' ? url.host : caller.host
  // What Horizon takes for its own scheme: by https it is asked by https, else it may go by what we say.
  const scheme = url.protocol === 'https:' ? 'https' : (caller.scheme ?? 'http')
  const named = connectionNames(headers.get('connection'))
  const sent: Record<string, string> = {}
  for (const [name, value] of headers) {
    const plainName = name.replaceAll('_', '-')
    const dropped = HOP_BY_HOP.has(name) || named.has(name) || FORWARDING.test(plainName) || NAMING.has(plainName)
    if (!dropped) sent[name] = value
  }
  sent['host'] = host
  Object.assign(sent, forwarding(caller.address, scheme, host), naming(caller.requestId), caller.trace)
  for (const name of ['origin', 'referer']) {
    const value = sent[name]
    if (value && URL.canParse(value) && isOurs(value, headers, caller)) {
      sent[name] = underOrigin(value, `${scheme}://${host}`)
    }
  }
  if (sent['cookie'] && headers.get('accept-language') === onlyEnglish) sent['cookie'] = inEnglish(sent['cookie'])
  // What is announced must be what is sent: the connection is used for other people's requests afterwards.
  if (!body) delete sent['content-length']
  else if (!sent['content-length']) sent['transfer-encoding'] = 'chunked'
  return sent
}

/** Horizon goes by the language that somebody has chosen there before it goes by what is asked for. */
const inEnglish = (cookies: string): string => cookies.replace(/(^|;\s*)(horizon_language)=[^;]*/, '$1$2=en')

/** Browsers say it themselves; where they do not (plain http), the host names tell. */
function isOurs(address: string, headers: Headers, caller: Caller): boolean {
  return headers.has('sec-fetch-site')
    ? headers.get('sec-fetch-site') === 'same-origin'
    : isUnder(address, caller.host, caller.scheme)
}

/** Ours overwrite the client's. One address only, so that it does not matter which end of a list is read. */
function forwarding(address: string | undefined, scheme: string, host: string): Record<string, string> {
  const all = { 'x-forwarded-proto': scheme, 'x-forwarded-host': host }
  if (!address) return all
  const node = address.includes(':') ? `"[${address}]"` : address
  return {
    ...all,
    'x-forwarded-for': address,
    'x-real-ip': address,
    forwarded: `for=${node};proto=${scheme};host="${host}"`,
  }
}

/** OpenStack's services take over an id of this form, and write it into their logs. */
const cloudId = /^req-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function naming(requestId: string | undefined): Record<string, string> {
  if (!requestId) return {}
  return { 'x-request-id': requestId, ...(cloudId.test(requestId) && { 'x-openstack-request-id': requestId }) }
}

/** The headers the browser gets: redirects inside the cloud become paths of ours, cookies are ours. */
export function answerHeaders(
  rawHeaders: readonly string[],
  { url }: HorizonConfig,
  asked: URL,
  caller: Pick<Caller, 'host'>,
): Headers {
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
    if (key === 'location' || key === 'x-horizon-location')
      answered.append(name, ourLocation(value, [url.host, asked.host, caller.host]))
    else if (key === 'set-cookie') answered.append(name, ourCookie(value))
    else answered.append(name, value)
  }
  protect(answered)
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
function ourLocation(location: string, names: readonly string[]): string {
  // Browsers take two slashes of either kind for another host, and skip tabs and line ends among them.
  const path = location.replace(/^[\s/\\]*[/\\][\s/\\]*/, '/')
  if (path !== location) return path
  if (!URL.canParse(location)) return location
  const target = new URL(location)
  if (!names.includes(target.host)) return location
  // Two slashes at the start would name another host.
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash
}

/** The cloud's domain is not ours. */
function ourCookie(cookie: string): string {
  return cookie
    .split(';')
    .filter((part) => !/^\s*domain\s*=/i.test(part))
    .join(';')
}
