/** Lists of an answer: read in steps, tolerant, and with as much of the last one as has not changed. */
export type Item = Readonly<Record<string, unknown>>

/** Items read before a step ends. */
const stepItems = 200

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function items(value: unknown): readonly Item[] {
  if (!Array.isArray(value)) return []
  return value.every(isItem) ? value : value.filter(isItem)
}

/** How items of one kind are read. */
export interface ListReader<Result> {
  /** What tells it from the others of its kind; empty = it cannot be read. */
  key(item: Item): string
  keyOf(result: Result): string
  read(item: Item, key: string): Result
  /** True when all that `read` looks at is as it was. Field by field: by name it takes three times as long. */
  isSame(one: Item, other: Item): boolean
}

/** What was read, and from which items. */
export interface Reading<Result> {
  readonly list: readonly Result[]
  readonly from: readonly Item[]
}

export const noReading: Reading<never> = { list: [], from: [] }

export function sameItems(one: unknown, other: unknown, isSame: (one: Item, other: Item) => boolean): boolean {
  if (one === other) return true
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((item, at) => isItem(item) && isItem(other[at]) && isSame(item, other[at]))
}

/**
 * A list without what has no key and without the second of two equal keys. What has not changed since the last time is the same
 * object; a list without any change is the same list.
 */
export function* readList<Result>(
  value: unknown,
  before: Reading<Result>,
  { key: keyIn, keyOf, read, isSame }: ListReader<Result>,
): Generator<void, Reading<Result>> {
  const list: Result[] = []
  const from: Item[] = []
  const used = new Uint8Array(before.list.length)
  const keyAt = (at: number) => {
    const old = before.list[at]
    return old && keyOf(old)
  }
  const fresh = new Set<string>()
  let places: ReadonlyMap<string, number> | undefined
  let next = 0
  const all: readonly unknown[] = Array.isArray(value) ? value : []
  for (let count = 0; count < all.length; count++) {
    if (count % stepItems === stepItems - 1) yield
    const item = all[count]
    if (!isItem(item)) continue
    const key = keyIn(item)
    if (!key) continue
    // Answers rarely change their order, but something may have left since.
    let at: number | undefined = next
    while (at < used.length && at < next + 3 && keyAt(at) !== key) at++
    if (at === used.length || at === next + 3) {
      places ??= new Map(before.list.map((each, place) => [keyOf(each), place]))
      at = places.get(key)
    }
    if (at === undefined ? fresh.has(key) : used[at]) continue
    from.push(item)
    if (at === undefined) {
      fresh.add(key)
      list.push(read(item, key))
    } else {
      used[at] = 1
      next = at + 1
      const [old, oldItem] = [before.list[at], before.from[at]]
      list.push(old && oldItem && isSame(oldItem, item) ? old : read(item, key))
    }
  }
  const isAsBefore = list.length === before.list.length && list.every((each, at) => each === before.list[at])
  return { list: isAsBefore ? before.list : list, from }
}

/** All steps at once. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
