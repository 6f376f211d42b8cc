import { clientAddress, noProxies, type TrustedProxies } from './client-address.js'
import type { Scheme } from './public-url.js'
import { requestIdOf } from './watch/request-id.js'
import { traceHeaders, type TraceHeaders } from './watch/trace-headers.js'

/** Who asks, and under which name and scheme they know us. */
export interface Caller {
  /** Undefined when there is no connection to read it from. */
  readonly address: string | undefined
  /** Undefined: nobody whom we believe has said it. */
  readonly scheme: Scheme | undefined
  /** Host name and port, as browsers write them. */
  readonly host: string
  /** How this request is called in the logs, here and in the cloud; undefined for what the server asks by itself. */
  readonly requestId?: string
  /** The trace that it belongs to, by a proxy that is believed or by our own span. */
  readonly trace?: TraceHeaders
}

export interface PublicSide {
  readonly publicUrl?: URL | null
  readonly trustProxy?: TrustedProxies
}

/** `PUBLIC_URL` decides; else what a trusted proxy says; else the host name that was asked, and no scheme at all. */
export function callerOf(
  request: Pick<Request, 'headers' | 'url'>,
  peer: string | undefined,
  { publicUrl = null, trustProxy = noProxies }: PublicSide = {},
): Caller {
  const { headers, url } = request
  const believed = peer !== undefined && trustProxy.trusts(peer)
  const forwarded = (name: string) => (believed ? lastOf(headers.get(`x-forwarded-${name}`)) : undefined)
  const asked = new URL(url).host
  return {
    address: clientAddress(peer, headers.get('x-forwarded-for'), trustProxy),
    scheme: schemeIn(publicUrl?.protocol.slice(0, -1)) ?? schemeIn(forwarded('proto')?.toLowerCase()),
    host: publicUrl?.host ?? hostIn(forwarded('host')) ?? asked,
    requestId: requestIdOf(headers, believed),
    trace: believed ? traceHeaders(headers) : {},
  }
}

/** The nearest proxy writes at the end; what is before it may be the client's. */
const lastOf = (value: string | null): string | undefined => value?.split(',').at(-1)?.trim()

const schemeIn = (text: string | undefined): Scheme | undefined =>
  text === 'http' || text === 'https' ? text : undefined

const hostIn = (text: string | undefined): string | undefined =>
  text && /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`) ? text.toLowerCase() : undefined

const loopback = /^(127(\.\d+){3}|::1)$/
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/** Whether somebody on this machine asks, not through a proxy and not by another name that was made to lead here. */
export function isLocal({ headers, url }: Pick<Request, 'headers' | 'url'>, { address = '' }: Caller): boolean {
  const isPassedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers.has(name))
  return loopback.test(address) && loopbackHost.test(new URL(url).host) && !isPassedOn
}
