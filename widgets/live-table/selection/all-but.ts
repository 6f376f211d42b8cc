import type { RowKey } from '../data/column.js'

/** Keys of rows, read once and only when somebody asks by key. */
class Keys<R> {
  #keys: ReadonlySet<RowKey> | undefined

  constructor(
    readonly rows: readonly R[],
    readonly keyOf: (row: R) => RowKey,
  ) {}

  has(key: RowKey): boolean {
    this.#keys ??= new Set(this.rows.map((row) => this.keyOf(row)))
    return this.#keys.has(key)
  }
}

/**
 * All rows of a list but some, as a set of their keys. Selecting 100,000 rows writes down none of them: the keys are read when
 * somebody walks through them.
 */
export class AllBut<R> implements ReadonlySet<RowKey> {
  #keys: Keys<R>

  /** @param off - keys of rows of the list that are not in the set */
  constructor(
    rows: readonly R[],
    keyOf: (row: R) => RowKey,
    readonly off: ReadonlySet<RowKey> = new Set(),
    known?: Keys<R>,
  ) {
    this.#keys = known ?? new Keys(rows, keyOf)
  }

  /** The list. */
  get rows(): readonly R[] {
    return this.#keys.rows
  }

  get size(): number {
    return this.rows.length - this.off.size
  }

  has(key: RowKey): boolean {
    return !this.off.has(key) && this.#keys.has(key)
  }

  /** With one row of the list in or out; null for a row that is none of the list's. */
  with(key: RowKey, on: boolean): AllBut<R> | null {
    if (!this.off.has(key) && !this.#keys.has(key)) return null
    const off = new Set(this.off)
    if (on) off.delete(key)
    else off.add(key)
    return new AllBut(this.rows, this.#keys.keyOf, off, this.#keys)
  }

  forEach(callback: (value: RowKey, key: RowKey, set: ReadonlySet<RowKey>) => void): void {
    for (const key of this) callback(key, key, this)
  }

  *values(): SetIterator<RowKey> {
    for (const row of this.rows) {
      const key = this.#keys.keyOf(row)
      if (!this.off.has(key)) yield key
    }
    return undefined
  }

  *entries(): SetIterator<[RowKey, RowKey]> {
    for (const key of this) yield [key, key]
    return undefined
  }

  keys(): SetIterator<RowKey> {
    return this.values()
  }

  [Symbol.iterator](): SetIterator<RowKey> {
    return this.values()
  }
}
