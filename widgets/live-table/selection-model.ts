import type { RowKey } from './column.js'

/** A selection with one row turned on or off. */
export function withRow(selected: ReadonlySet<RowKey>, key: RowKey, on: boolean): ReadonlySet<RowKey> {
  const next = new Set(selected)
  if (on) next.add(key)
  else next.delete(key)
  return next
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
  const next = new Set(selected)
  for (const key of view.slice(Math.min(start, end), Math.max(start, end) + 1)) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

/** All rows of the view turned on or off; rows outside it stay as they are. */
export function withAll(selected: ReadonlySet<RowKey>, view: readonly RowKey[], on: boolean): ReadonlySet<RowKey> {
  const next = new Set(selected)
  for (const key of view) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

/** Without the rows that are gone; the very same set when none is. */
export function pruned(selected: ReadonlySet<RowKey>, present: { has(key: RowKey): boolean }): ReadonlySet<RowKey> {
  const kept = [...selected].filter((key) => present.has(key))
  return kept.length === selected.size ? selected : new Set(kept)
}

/** The state of the box above the rows: checked when there are rows and all are selected. */
export function allState<R>(
  selected: ReadonlySet<RowKey>,
  rows: readonly R[],
  keyOf: (row: R) => RowKey,
): 'none' | 'some' | 'all' {
  if (selected.size === 0) return 'none'
  const isSelected = (row: R) => selected.has(keyOf(row))
  if (selected.size >= rows.length && rows.length > 0 && rows.every(isSelected)) return 'all'
  return rows.some(isSelected) ? 'some' : 'none'
}
