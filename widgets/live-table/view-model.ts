import type { Category, Column, Row, Sort } from './column.js'
import { narrows, rowTest } from './filter-model.js'
import { rowDiff, type RowDiff } from './row-diff.js'
import { merged, rowComparer, sortedPlaces } from './row-order.js'
import { sortKey, type SortKey } from './sort-model.js'

/** What decides which rows are seen, and in which order. */
export interface ViewInput<R extends Row> {
  readonly rows: readonly R[]
  readonly columns: readonly Column<R>[]
  readonly search: string
  readonly categories: readonly Category<R>[]
  readonly category: string | null
  readonly sort: Sort | null
}

/** A refresh that changes more than this part of the rows is computed from the start. */
const patchedPart = 1 / 8

/** Everything known about one view. Places are indices into `input.rows`. */
interface View<R extends Row> {
  readonly input: ViewInput<R>
  readonly test: ((row: R) => boolean) | null
  /** 1 for rows that pass the filters; absent when all do. */
  readonly passes: Uint8Array | null
  /** What rows are sorted by, by place; null in the order of the data. */
  readonly keys: SortKey[] | null
  /** Places of the rows seen, in their order. */
  readonly order: Uint32Array
  readonly rows: readonly R[]
}

/**
 * The rows after filter and sort. A step runs again only when something it reads has changed, and a refresh costs what has
 * changed: rows that stayed the same objects are neither read nor compared again.
 */
export class TableView<R extends Row> {
  #view: View<R> | undefined

  /** The rows to show, all pages; the very same array while nothing has changed. */
  compute(input: ViewInput<R>): readonly R[] {
    const before = this.#view
    if (before && before.input.columns === input.columns) {
      const sameFilter =
        before.input.search === input.search &&
        before.input.categories === input.categories &&
        before.input.category === input.category
      const sameSort =
        before.input.sort?.column === input.sort?.column && before.input.sort?.direction === input.sort?.direction
      const sameRows = before.input.rows === input.rows
      if (sameRows && sameFilter && sameSort) return before.rows
      // A refresh works in what the old view is made of: should a column throw half-way, the next one starts anew.
      this.#view = undefined
      if (sameRows) this.#view = sameFilter ? sorted(before, input) : filtered(before, input)
      else this.#view = (sameFilter && sameSort && refreshed(before, input)) || from(input)
    } else {
      this.#view = from(input)
    }
    return this.#view.rows
  }
}

function from<R extends Row>(input: ViewInput<R>): View<R> {
  const test = rowTest(input)
  const { rows } = input
  const passes = test && new Uint8Array(rows.length)
  if (test && passes) for (let place = 0; place < rows.length; place++) if (test(rows[place]!)) passes[place] = 1
  return ordered(input, test, passes, keysOf(input))
}

/** Other filters over the same rows: when they only got narrower, rows that did not pass are not asked again. */
function filtered<R extends Row>(before: View<R>, input: ViewInput<R>): View<R> {
  const test = rowTest(input)
  const { rows } = input
  const known = before.passes && narrows(before.input, input) ? before.passes : null
  const passes = test && new Uint8Array(rows.length)
  if (test && passes) {
    for (let place = 0; place < rows.length; place++) {
      if ((!known || known[place]) && test(rows[place]!)) passes[place] = 1
    }
  }
  const sameSort =
    before.input.sort?.column === input.sort?.column && before.input.sort?.direction === input.sort?.direction
  if (!known || !passes || !sameSort) return ordered(input, test, passes, sameSort ? before.keys : keysOf(input))
  // What is left keeps its order.
  return seen(
    input,
    test,
    passes,
    before.keys,
    before.order.filter((place) => passes[place]),
  )
}

function sorted<R extends Row>(before: View<R>, input: ViewInput<R>): View<R> {
  const sameColumn = before.input.sort?.column === input.sort?.column
  return ordered(input, before.test, before.passes, sameColumn ? before.keys : keysOf(input))
}

/** New rows under the same filters and sort; null when too much has changed. */
function refreshed<R extends Row>(before: View<R>, input: ViewInput<R>): View<R> | null {
  const { rows } = input
  const diff = rowDiff(before.input.rows, rows, Math.ceil(rows.length * patchedPart))
  if (!diff) return null
  const { test } = before
  const column = sortColumn(input)
  const passes = before.passes && movedPasses(before.passes, diff, rows.length)
  const keys = before.keys && movedKeys(before.keys, diff)
  const gone = new Uint8Array(before.input.rows.length)
  if (diff.oldTail === diff.newTail) for (const place of diff.changed) gone[place] = 1
  else gone.fill(1, headOf(diff), diff.oldTail)
  const added: number[] = []
  for (const place of diff.changed) {
    const row = rows[place]!
    const passing = !test || test(row)
    if (passes) passes[place] = passing ? 1 : 0
    if (keys && column) keys[place] = sortKey(column.value(row), column.type)
    if (passing) added.push(place)
  }
  const by = diff.newTail - diff.oldTail
  const kept = before.order.filter((place) => !gone[place])
  if (by !== 0) for (let at = 0; at < kept.length; at++) if (kept[at]! >= diff.oldTail) kept[at]! += by
  const compare = keys ? rowComparer(keys, signOf(input)) : (a: number, b: number) => a - b
  return seen(input, test, passes, keys, merged(kept, added, compare))
}

/** First place of the stretch that was replaced. */
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

function movedKeys(keys: SortKey[], diff: RowDiff): SortKey[] {
  const head = headOf(diff)
  if (diff.oldTail !== diff.newTail)
    keys.splice(head, diff.oldTail - head, ...Array.from({ length: diff.newTail - head }, () => null))
  return keys
}

function sortColumn<R extends Row>({ sort, columns }: ViewInput<R>): Column<R> | undefined {
  return columns.find(({ id }) => id === sort?.column)
}

function signOf({ sort }: ViewInput<Row>): 1 | -1 {
  return sort?.direction === 'descending' ? -1 : 1
}

function keysOf<R extends Row>(input: ViewInput<R>): SortKey[] | null {
  const column = sortColumn(input)
  return column ? input.rows.map((row) => sortKey(column.value(row), column.type)) : null
}

function ordered<R extends Row>(
  input: ViewInput<R>,
  test: View<R>['test'],
  passes: Uint8Array | null,
  keys: SortKey[] | null,
): View<R> {
  const places = new Uint32Array(input.rows.length)
  let count = 0
  for (let place = 0; place < places.length; place++) if (!passes || passes[place]) places[count++] = place
  const passing = places.subarray(0, count)
  return seen(input, test, passes, keys, keys ? sortedPlaces(passing, keys, signOf(input)) : passing)
}

function seen<R extends Row>(
  input: ViewInput<R>,
  test: View<R>['test'],
  passes: Uint8Array | null,
  keys: SortKey[] | null,
  order: Uint32Array,
): View<R> {
  const untouched = !keys && order.length === input.rows.length
  return { input, test, passes, keys, order, rows: untouched ? input.rows : rowsAt(input.rows, order) }
}

/** A loop: an iterator over 100,000 rows would take most of a frame. */
function rowsAt<R>(rows: readonly R[], order: Uint32Array): readonly R[] {
  const result: R[] = []
  for (let at = 0; at < order.length; at++) result.push(rows[order[at]!]!)
  return result
}
