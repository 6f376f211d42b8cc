/** A path or query that must not be sent: it would reach something else than what was meant. */
export class PathError extends Error {
  override readonly name = 'PathError'
}

/**
 * Fills `{id}` (percent-encoded) and `{path*}` (each segment encoded, slashes kept).
 * An empty value would turn an item's URL into its collection's, and `.` or `..` would climb: both throw {@link PathError}.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)(\*?)\}/g, (_hole, name: string, star: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new PathError(`The path parameter "${name}" is empty.`)
    const segments = star ? value.split('/') : [value]
    return segments.map((segment) => encodeSegment(segment, name)).join('/')
  })
}

function encodeSegment(segment: string, name: string): string {
  if (segment === '.' || segment === '..') throw new PathError(`The path parameter "${name}" must not be "${segment}".`)
  try {
    return encodeURIComponent(segment)
  } catch {
    throw new PathError(`The path parameter "${name}" is not well-formed text.`)
  }
}

/** `?a=1&b=2`, or nothing. Undefined and null are left out (DEC-24), arrays repeat the name. */
export function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) pairs.append(name, String(one))
    }
  }
  const text = pairs.toString()
  return text ? `?${text}` : ''
}

/** '/', '/horizon/' or 'https://cloud.example/horizon/': always with a slash at the end. */
export function normalizeWebroot(webroot: string): string {
  return webroot.endsWith('/') ? webroot : `${webroot}/`
}

/** Every URL is built from the one web root (W-SHELL-03). */
export function atWebroot(webroot: string, path: string): string {
  return normalizeWebroot(webroot) + path.replace(/^\//, '')
}
