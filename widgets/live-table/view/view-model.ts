import type { Column, Row, Sort } from '../data/column.js'
import { valueOf } from '../data/read-row.js'
import { narrows, rowTest, type FilterInput } from './filter-model.js'
import { rowDiff, type RowDiff } from './row-diff.js'
import { merged, rowComparer, sortedIndices, type KeyReader } from './row-order.js'
import { sortKey, type SortKey } from './sort-model.js'
import { isSameSort, sortSteps, type SortStep } from './sort-steps.js'

/** What decides which rows are seen, and in which order. */
export interface ViewInput<R extends Row> extends FilterInput<R> {
  readonly rows: readonly R[]
  readonly sort: Sort | null
}

/** A refresh that changes more than this part of the rows is computed from the start. */
const patchedPart = 1 / 8

/** Rows in the order of a column, by index: those that a filter leaves, which may be a wider one than the view's. */
interface Order<R extends Row> {
  readonly indices: Uint32Array
  readonly under: FilterInput<R>
}

/** By the rows that they are of: see {@link expectOrder}. */
const expected = new WeakMap<
  readonly Row[],
  SortStep<never> & { readonly of: readonly Row[]; readonly indices: Uint32Array }
>()

/** An order that is likely to be asked for, of all rows: where it is for these rows and this column, nothing is compared again. */
export function expectOrder<R extends Row>(rows: readonly R[], step: SortStep<R>): void {
  expected.set(rows, { ...step, of: [...rows], indices: orderBy(rows, step, null) })
}

function orderBy<R extends Row>(rows: readonly R[], { column, sign }: SortStep<R>, passes: Uint8Array | null) {
  const keys = rows.map((row, index): SortKey => (passes && !passes[index] ? null : keyOf(row, column)))
  return sortedIndices(keys, sign, passes)
}

/** One view, and what it was computed from. Indices are those of `input.rows`. */
interface ComputedView<R extends Row> {
  readonly input: ViewInput<R>
  readonly test: ((row: R) => boolean) | null
  /** 1 for rows that pass the filters; absent when all do. */
  readonly passes: Uint8Array | null
  /** Null in the order of the data. */
  readonly order: Order<R> | null
  readonly rows: readonly R[]
}

/**
 * The rows after filter and sort. A step runs again only when something it reads has changed, and a refresh costs what has
 * changed. What rows are sorted by is not kept: of 100,000 rows it would take more room than all the rest of the table, and
 * putting a row into the order compares it with a few others only.
 */
export class TableView<R extends Row> {
  #view: ComputedView<R> | undefined

  /** The rows to show, all pages; the very same array while nothing has changed. */
  compute(input: ViewInput<R>): readonly R[] {
    const before = this.#view?.input.columns === input.columns ? this.#view : undefined
    const sameQuery = before && sameFilter(before.input, input) && isSameSort(before.input.sort, input.sort)
    const sameRows = before?.input.rows === input.rows
    if (before && sameQuery && sameRows) return before.rows
    // A refresh works in what the old view is made of: should a category throw half-way, the next one starts anew.
    this.#view = undefined
    this.#view = (before && sameQuery && refreshed(before, input)) || computed(input, sameRows ? before : undefined)
    return this.#view.rows
  }
}

function sameFilter<R extends Row>(before: ViewInput<R>, input: ViewInput<R>): boolean {
  return (
    before.search === input.search &&
    before.categories === input.categories &&
    before.category === input.category &&
    before.byColumn === input.byColumn
  )
}

/** @param before - a view of the same rows */
function computed<R extends Row>(input: ViewInput<R>, before?: ComputedView<R>): ComputedView<R> {
  const kept = before && sameFilter(before.input, input) ? before : undefined
  const test = kept ? kept.test : rowTest(input)
  const passes = kept ? kept.passes : passing(input, test, before)
  return seen(input, test, passes, ordered(input, passes, before))
}

/** When filters only got narrower, rows that did not pass are not asked again. */
function passing<R extends Row>(
  input: ViewInput<R>,
  test: ComputedView<R>['test'],
  before?: ComputedView<R>,
): Uint8Array | null {
  if (!test) return null
  const { rows } = input
  const cached = before?.passes && narrows(before.input, input) ? before.passes : null
  const passes = new Uint8Array(rows.length)
  for (let index = 0; index < rows.length; index++) {
    if ((!cached || cached[index]) && test(rows[index]!)) passes[index] = 1
  }
  return passes
}

function ordered<R extends Row>(
  input: ViewInput<R>,
  passes: Uint8Array | null,
  before?: ComputedView<R>,
): Order<R> | null {
  const [first, ...others] = sortSteps(input.sort, input.columns).toReversed()
  if (!first) return null
  const cached = before?.order && isSameSort(before.input.sort, input.sort) ? before.order : null
  if (cached && narrows(cached.under, input)) return cached
  const { rows, columns, search, categories, category, byColumn } = input
  const known = expected.get(rows)
  const isSame = known?.column === first.column && known.sign === first.sign && !others.length
  // A page may have changed its array in place since.
  if (isSame && known.of.length === rows.length && rows.every((row, index) => row === known.of[index]))
    return { indices: known.indices, under: { columns, search: '', categories, category: null } }
  let indices = orderBy(rows, first, passes)
  for (const step of others) indices = sortedAgain(indices, rows, step)
  return { indices, under: { columns, search, categories, category, byColumn } }
}

/** Rows that are sorted by something of less weight: equal ones stay as they are. */
function sortedAgain<R extends Row>(order: Uint32Array, rows: readonly R[], step: SortStep<R>): Uint32Array {
  const keys = Array.from(order, (index) => keyOf(rows[index]!, step.column))
  return sortedIndices(keys, step.sign).map((at) => order[at]!)
}

/** Those that pass, as a new list. */
function indicesThat(passes: Uint8Array | null, indices: Uint32Array): Uint32Array {
  const kept = new Uint32Array(indices.length)
  let count = 0
  for (let at = 0; at < indices.length; at++) if (!passes || passes[indices[at]!]) kept[count++] = indices[at]!
  return kept.subarray(0, count)
}

/** New rows under the same filters and sort; null when too much has changed. */
function refreshed<R extends Row>(before: ComputedView<R>, input: ViewInput<R>): ComputedView<R> | null {
  const { rows } = input
  const diff = rowDiff(before.input.rows, rows, Math.ceil(rows.length * patchedPart))
  if (!diff) return null
  const { test } = before
  const passes = before.passes && movedPasses(before.passes, diff, rows.length)
  if (passes && test) for (const index of diff.changed) passes[index] = test(rows[index]!) ? 1 : 0
  return seen(input, test, passes, before.order && patched(before.order, diff, before.input.rows, input))
}

/** The order with the changed rows moved. */
function patched<R extends Row>(order: Order<R>, diff: RowDiff, oldRows: readonly R[], input: ViewInput<R>): Order<R> {
  const { rows } = input
  const steps = sortSteps(input.sort, input.columns)
  const readers = steps.map((step) => readerOf(rows, step))
  const covers = rowTest(order.under) ?? (() => true)
  const sameLength = diff.oldTail === diff.newTail
  const stays = (index: number): boolean =>
    sameLength &&
    covers(oldRows[index]!) &&
    covers(rows[index]!) &&
    steps.every((step, at) => keyOf(oldRows[index]!, step.column) === readers[at]?.keyAt(index))
  const moved = diff.changed.filter((index) => !stays(index))
  if (sameLength && !moved.length) return order
  const staying = new Uint8Array(oldRows.length).fill(1)
  if (sameLength) for (const index of moved) staying[index] = 0
  else staying.fill(0, headOf(diff), diff.oldTail)
  const kept = indicesThat(staying, order.indices)
  const by = diff.newTail - diff.oldTail
  if (by !== 0) for (let at = 0; at < kept.length; at++) if (kept[at]! >= diff.oldTail) kept[at]! += by
  const added = moved.filter((index) => covers(rows[index]!))
  return { indices: merged(kept, added, rowComparer(readers)), under: order.under }
}

/** Reads what rows are compared by once. */
function readerOf<R extends Row>(rows: readonly R[], { column, sign }: SortStep<R>): KeyReader {
  const keys = new Map<number, SortKey>()
  const keyAt = (index: number): SortKey => {
    let key = keys.get(index)
    if (key === undefined) keys.set(index, (key = keyOf(rows[index]!, column)))
    return key
  }
  return { keyAt, sign }
}

function keyOf<R extends Row>(row: R, column: Column<R>): SortKey {
  return sortKey(valueOf(column, row), column.type)
}

/** First index of the stretch that was replaced. */
function headOf({ changed, oldTail, newTail }: RowDiff): number {
  return oldTail === newTail ? newTail : (changed[0] ?? newTail)
}

function movedPasses(passes: Uint8Array, diff: RowDiff, length: number): Uint8Array {
  if (diff.oldTail === diff.newTail) return passes
  const moved = new Uint8Array(length)
  moved.set(passes.subarray(0, headOf(diff)))
  moved.set(passes.subarray(diff.oldTail), diff.newTail)
  return moved
}

function seen<R extends Row>(
  input: ViewInput<R>,
  test: ComputedView<R>['test'],
  passes: Uint8Array | null,
  order: Order<R> | null,
): ComputedView<R> {
  return { input, test, passes, order, rows: order || passes ? rowsOf(input.rows, passes, order) : input.rows }
}

/** Loops: an iterator over 100,000 rows would take most of a frame. */
function rowsOf<R extends Row>(rows: readonly R[], passes: Uint8Array | null, order: Order<R> | null): readonly R[] {
  const result: R[] = []
  const indices = order?.indices
  const count = indices ? indices.length : rows.length
  for (let at = 0; at < count; at++) {
    const index = indices ? indices[at]! : at
    if (!passes || passes[index]) result.push(rows[index]!)
  }
  return !order && result.length === rows.length ? rows : result
}
