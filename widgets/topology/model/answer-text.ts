/** Words and addresses of an answer, or of a page's function: whatever they are. */

export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Only addresses that a link may have: what the server sends goes into `href`. */
export function linkAddress(value: unknown): string | null {
  const address = text(value)
  // By far the most addresses, and there may be ten thousand of them.
  if (address[0] === '/' && address[1] !== '/' && address[1] !== '\\') return address
  return /^(https?:\/\/|#|\.{1,2}\/|[\w-]+\/)/i.test(address) ? address : null
}
