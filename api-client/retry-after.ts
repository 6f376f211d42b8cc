/**
 * How long a server wants to be left alone, ms: its `Retry-After` (RFC 9110 §10.2.3), in seconds or as a date. Null when it has said
 * nothing that means something.
 */
export function retryAfterIn(headers: Headers, now = Date.now()): number | null {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // `Date.parse` takes some numbers for years.
  const date = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
