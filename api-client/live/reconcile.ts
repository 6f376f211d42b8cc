/**
 * The new rows, but each unchanged one as the old object, and the old array when nothing changed at all: whoever renders
 * by identity then touches only what changed.
 */
export function reconcile<T>(
  before: readonly T[] | null,
  after: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] {
  if (before === null) return after
  const known = new Map(before.map((item) => [keyOf(item), item]))
  const merged = after.map((item) => {
    const old = known.get(keyOf(item))
    return old !== undefined && sameContent(old, item) ? old : item
  })
  const unchanged = merged.length === before.length && merged.every((item, at) => item === before[at])
  return unchanged ? before : merged
}

/** Equal by content, for JSON-like values. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((value, at) => sameContent(value, b[at]))
  }
  const before: Record<string, unknown> = { ...a }
  const after: Record<string, unknown> = { ...b }
  const keys = Object.keys(before)
  return (
    keys.length === Object.keys(after).length &&
    keys.every((key) => Object.hasOwn(after, key) && sameContent(before[key], after[key]))
  )
}
