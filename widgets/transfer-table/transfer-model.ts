/** Moving items between the lists available and allocated (W-XFER-01, W-XFER-02). Nothing here changes a list in place. */

export type KeyOf<R> = (row: R) => string | number

/** What a move did. */
export interface Transfer<R> {
  /** In their new order. */
  readonly allocated: readonly R[]
  readonly added: readonly R[]
  readonly removed: readonly R[]
}

/**
 * What allocating one more would do: `add` it, `replace` the one there is (only where one is allowed), or nothing, as the list is
 * `full`. A negative `max` means that there is no limit.
 */
export function roomFor(count: number, max: number): 'add' | 'replace' | 'full' {
  if (max < 0 || max > count) return 'add'
  return max === 1 ? 'replace' : 'full'
}

/** Allocates an item at the end; undefined when there is nothing to do. */
export function allocate<R>(allocated: readonly R[], row: R, max: number, keyOf: KeyOf<R>): Transfer<R> | undefined {
  const key = keyOf(row)
  if (allocated.some((each) => keyOf(each) === key)) return undefined
  const room = roomFor(allocated.length, max)
  if (room === 'full') return undefined
  if (room === 'replace') return { allocated: [row], added: [row], removed: allocated }
  return { allocated: [...allocated, row], added: [row], removed: [] }
}

/** Gives an item back; undefined when it is not allocated. Found by key: after a refresh it is another object. */
export function deallocate<R>(allocated: readonly R[], row: R, keyOf: KeyOf<R>): Transfer<R> | undefined {
  const key = keyOf(row)
  const removed = allocated.filter((each) => keyOf(each) === key)
  if (!removed.length) return undefined
  return { allocated: allocated.filter((each) => keyOf(each) !== key), added: [], removed }
}

/** Moves an item to another place, counted without it; undefined when it would stay where it is. */
export function reorder<R>(allocated: readonly R[], from: number, to: number): Transfer<R> | undefined {
  const place = Math.min(Math.max(0, to), allocated.length - 1)
  const row = allocated[from]
  if (row === undefined || place === from) return undefined
  const others = allocated.filter((_, index) => index !== from)
  return { allocated: [...others.slice(0, place), row, ...others.slice(place)], added: [], removed: [] }
}

/** The available items that are not allocated. */
export function unallocated<R>(available: readonly R[], allocated: readonly R[], keyOf: KeyOf<R>): readonly R[] {
  if (!allocated.length) return available
  const taken = new Set(allocated.map(keyOf))
  return available.filter((row) => !taken.has(keyOf(row)))
}
