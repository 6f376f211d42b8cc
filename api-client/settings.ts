export type Settings = Readonly<Record<string, unknown>>

/** The value at a dotted path, or the fallback when there is none. A value of another kind counts as none. */
export function settingAt<T>(settings: Settings, path: string, fallback: T): T {
  const value = lookUp(settings, path)
  // A setting is whatever an operator wrote; the caller's fallback says what it expects.
  const fits = fallback === null || fallback === undefined || kindOf(value) === kindOf(fallback)
  return value === undefined || !fits ? fallback : (value as T)
}

/** True when the setting equals what is expected, compared by content. */
export function settingMatches(settings: Settings, path: string, expected: unknown): boolean {
  return sameContent(lookUp(settings, path), expected)
}

function lookUp(settings: Settings, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    return (value as Record<string, unknown>)[key]
  }, settings)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => sameContent((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}
