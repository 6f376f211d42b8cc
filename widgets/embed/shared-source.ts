import type { LiveSource } from '@stratus/api-client/live'
import type { EmbedTransport } from './transport.js'

type Make = (load: (signal: AbortSignal) => Promise<unknown>) => LiveSource<unknown>

const shelf = new WeakMap<EmbedTransport, Map<string, LiveSource<unknown>>>()

/**
 * The source for an address: all elements of the page that ask the same address by the same transport share one, and so one
 * request per round. It asks only while somebody listens.
 */
export function sharedSource(url: string, transport: EmbedTransport, make: Make): LiveSource<unknown> {
  const sources = shelf.get(transport) ?? new Map<string, LiveSource<unknown>>()
  shelf.set(transport, sources)
  const known = sources.get(url)
  if (known) return known
  const source = make((signal) => transport({ url: stamped(url), signal }))
  sources.set(url, source)
  return source
}

/** With the time as a parameter, so that no cache between answers. */
function stamped(url: string): string {
  const address = new URL(url)
  address.searchParams.set('_', String(Date.now()))
  return address.href
}
