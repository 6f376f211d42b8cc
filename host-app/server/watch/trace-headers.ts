/** `traceparent` and `tracestate` (W3C Trace Context). */
export type TraceHeaders = Readonly<Record<string, string>>

const names = ['traceparent', 'tracestate'] as const

/** What a proxy says that is believed: of anybody else it would be an order to trace, and a name for it. */
export function traceHeaders(headers: Headers): TraceHeaders {
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))
}
