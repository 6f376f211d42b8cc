import { numberOrder, textOrder } from './fast-sort.js'
import type { SortKey } from './sort-model.js'

/** Ascending order of two keys that are both there: numbers before texts. */
function compareKeys(a: number | string, b: number | string): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** Fewer rows are sorted by comparing them. */
const manyRows = 5000

/** The order of values by index, equal ones as they come. */
function comparedOrder<T extends number | string>(values: readonly T[], sign: 1 | -1): Uint32Array {
  return Uint32Array.from(values.keys()).sort((a, b) => sign * compareKeys(values[a]!, values[b]!) || a - b)
}

/** What rows, by index, are compared by. */
export interface KeyReader {
  keyAt(index: number): SortKey
  readonly sign: 1 | -1
}

/** Order of two keys: what is none last either way. */
function compareBy(first: SortKey, second: SortKey, sign: 1 | -1): number {
  if (first !== null && second !== null) return sign * compareKeys(first, second)
  return first === second ? 0 : first === null ? 1 : -1
}

/**
 * Order of two rows, by index: by one key after the other, equal ones as they come. Never 0 for two rows, so that a row's index
 * can be searched for.
 */
export function rowComparer(readers: readonly KeyReader[]): (a: number, b: number) => number {
  return (a, b) => {
    for (const reader of readers) {
      const order = compareBy(reader.keyAt(a), reader.keyAt(b), reader.sign)
      if (order !== 0) return order
    }
    return a - b
  }
}

/**
 * Indices of the rows that pass (all, without `passes`) in the order of their keys. Rows are parted by the kind of their key
 * first: each kind has its own way, much faster than comparing any two.
 */
export function sortedIndices(keys: readonly SortKey[], sign: 1 | -1, passes: Uint8Array | null = null): Uint32Array {
  const numbers: number[] = []
  const texts: string[] = []
  const numbered: number[] = []
  const written: number[] = []
  const without: number[] = []
  for (let index = 0; index < keys.length; index++) {
    if (passes && !passes[index]) continue
    const key = keys[index]!
    if (typeof key === 'number') {
      numbers.push(key)
      numbered.push(index)
    } else if (typeof key === 'string') {
      texts.push(key)
      written.push(index)
    } else without.push(index)
  }
  const isLong = keys.length >= manyRows
  const first = (isLong ? numberOrder(numbers, sign) : comparedOrder(numbers, sign)).map((index) => numbered[index]!)
  const second = (isLong ? textOrder(texts, sign) : comparedOrder(texts, sign)).map((index) => written[index]!)
  const order = new Uint32Array(first.length + second.length + without.length)
  order.set(first, sign > 0 ? 0 : second.length)
  order.set(second, sign > 0 ? first.length : 0)
  order.set(without, first.length + second.length)
  return order
}

/** First index of `order` whose row stands behind `index`. */
function insertionIndex(order: Uint32Array, index: number, compare: (a: number, b: number) => number): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order[middle]!, index) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Puts rows into an order that lacks them: as many searches as rows, and one copy. */
export function merged(
  order: Uint32Array,
  added: readonly number[],
  compare: (a: number, b: number) => number,
): Uint32Array {
  const inserts = [...added].sort(compare)
  const result = new Uint32Array(order.length + inserts.length)
  let from = 0
  for (let count = 0; count < inserts.length; count++) {
    const index = inserts[count]!
    const to = insertionIndex(order, index, compare)
    result.set(order.subarray(from, to), from + count)
    result[to + count] = index
    from = to
  }
  result.set(order.subarray(from), from + inserts.length)
  return result
}
