import type { RowKey } from '../data/column.js'
import { rowDiff } from '../view/row-diff.js'

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

/** Up to so many rows, their keys are simply written down. */
const writtenDown = 500
/** A refresh that changes more than this part of the rows is looked at as a whole. */
const comparedPart = 1 / 8

type KeyOf<R> = (row: R) => RowKey

/** A selection with one row turned on or off. */
export function withRow(selected: ReadonlySet<RowKey>, key: RowKey, on: boolean): ReadonlySet<RowKey> {
  return (selected instanceof AllBut && selected.with(key, on)) || withKeys(selected, [key], on)
}

/** Everything between two rows of the view, both included, turned on or off; without a start, the one row. */
export function withRange(
  selected: ReadonlySet<RowKey>,
  view: readonly RowKey[],
  from: RowKey | null,
  to: RowKey,
  on: boolean,
): ReadonlySet<RowKey> {
  const start = from === null ? -1 : view.indexOf(from)
  const end = view.indexOf(to)
  if (start < 0 || end < 0) return withRow(selected, to, on)
  return withKeys(selected, view.slice(Math.min(start, end), Math.max(start, end) + 1), on)
}

/** All rows of the view turned on or off; rows outside it stay as they are. */
export function withAll<R>(
  selected: ReadonlySet<RowKey>,
  view: readonly R[],
  keyOf: KeyOf<R>,
  on: boolean,
): ReadonlySet<RowKey> {
  const same = selected instanceof AllBut && selected.rows === view
  if (!on && same) return new Set()
  if (on && view.length > writtenDown && (same || selected.size === 0)) return new AllBut(view, keyOf)
  return withKeys(selected, view.map(keyOf), on)
}

function withKeys(selected: ReadonlySet<RowKey>, keys: readonly RowKey[], on: boolean): ReadonlySet<RowKey> {
  const next = new Set(selected)
  for (const key of keys) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

function rowsAt<R>(rows: readonly R[], indices: readonly number[]): R[] {
  return indices.map((index) => rows[index]).filter((row) => row !== undefined)
}

/** What came and went between two lists of rows; null when it is much. */
function changes<R>(
  before: readonly R[],
  after: readonly R[],
  keyOf: KeyOf<R>,
): { gone: ReadonlySet<RowKey>; added: ReadonlySet<RowKey> } | null {
  const diff = rowDiff(before, after, Math.ceil(after.length * comparedPart))
  if (!diff) return null
  const { changed, oldTail, newTail } = diff
  const head = changed[0] ?? newTail
  const old = oldTail === newTail ? rowsAt(before, changed) : before.slice(head, oldTail)
  const gone = new Set(old.map(keyOf))
  const added = new Set(rowsAt(after, changed).map(keyOf))
  for (const key of gone) {
    if (!added.has(key)) continue
    gone.delete(key)
    added.delete(key)
  }
  return { gone, added }
}

/**
 * After a refresh: without the rows that are gone; the very same set, or one that says the same, when none is.
 * @param before - the rows that had all of these keys; null when nobody knows of such
 */
export function refreshed<R>(
  selected: ReadonlySet<RowKey>,
  before: readonly R[] | null,
  after: readonly R[],
  keyOf: KeyOf<R>,
): ReadonlySet<RowKey> {
  if (selected.size === 0) return selected
  const known = before && changes(before, after, keyOf)
  if (known && selected instanceof AllBut && selected.rows === before) {
    const off = [...selected.off, ...known.added].filter((key) => !known.gone.has(key))
    return new AllBut(after, keyOf, new Set(off))
  }
  if (known && ![...known.gone].some((key) => selected.has(key))) return selected
  const present = new Set(after.map(keyOf))
  const kept = [...selected].filter((key) => present.has(key))
  return kept.length === selected.size ? selected : new Set(kept)
}

/** The state of the box above the rows: checked when there are rows and all are selected. */
export function allState<R>(rows: readonly R[], isSelected: (row: R) => boolean): 'none' | 'some' | 'all' {
  const first = rows[0]
  if (first === undefined) return 'none'
  const on = isSelected(first)
  if (rows.every((row) => isSelected(row) === on)) return on ? 'all' : 'none'
  return 'some'
}
