import type { Category, Column, Row, Sort } from '../data/column.js'
import { narrows, rowTest, type FilterInput } from './filter-model.js'
import { valueOf } from '../data/read-row.js'
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

type Sorted = Pick<ViewInput<Row>, 'sort'>

/** A refresh that changes more than this part of the rows is computed from the start. */
const patchedPart = 1 / 8

/** Rows in the order of a column, by place: those that a filter leaves, which may be a wider one than the view's. */
interface Order<R extends Row> {
  readonly places: Uint32Array
  readonly under: FilterInput<R>
}

/** Everything known about one view. Places are indices into `input.rows`. */
interface View<R extends Row> {
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
 * putting a row in its place asks a few others only.
 */
export class TableView<R extends Row> {
  #view: View<R> | undefined

  /** The rows to show, all pages; the very same array while nothing has changed. */
  compute(input: ViewInput<R>): readonly R[] {
    const before = this.#view?.input.columns === input.columns ? this.#view : undefined
    const asksSame = before && sameFilter(before.input, input) && sameSort(before.input, input)
    const sameRows = before?.input.rows === input.rows
    if (before && asksSame && sameRows) return before.rows
    // A refresh works in what the old view is made of: should a category throw half-way, the next one starts anew.
    this.#view = undefined
    this.#view = (before && asksSame && refreshed(before, input)) || computed(input, sameRows ? before : undefined)
    return this.#view.rows
  }
}

function sameFilter<R extends Row>(before: ViewInput<R>, input: ViewInput<R>): boolean {
  return before.search === input.search && before.categories === input.categories && before.category === input.category
}

function sameSort(before: Sorted, input: Sorted): boolean {
  return before.sort?.column === input.sort?.column && before.sort?.direction === input.sort?.direction
}

/** @param before - a view of the same rows */
function computed<R extends Row>(input: ViewInput<R>, before?: View<R>): View<R> {
  const kept = before && sameFilter(before.input, input) ? before : undefined
  const test = kept ? kept.test : rowTest(input)
  const passes = kept ? kept.passes : passing(input, test, before)
  return seen(input, test, passes, ordered(input, passes, before))
}

/** When filters only got narrower, rows that did not pass are not asked again. */
function passing<R extends Row>(input: ViewInput<R>, test: View<R>['test'], before?: View<R>): Uint8Array | null {
  if (!test) return null
  const { rows } = input
  const known = before?.passes && narrows(before.input, input) ? before.passes : null
  const passes = new Uint8Array(rows.length)
  for (let place = 0; place < rows.length; place++) {
    if ((!known || known[place]) && test(rows[place]!)) passes[place] = 1
  }
  return passes
}

function ordered<R extends Row>(input: ViewInput<R>, passes: Uint8Array | null, before?: View<R>): Order<R> | null {
  const column = sortColumn(input)
  if (!column) return null
  const { rows } = input
  const known = before?.order && before.input.sort?.column === column.id ? before.order : null
  const covers = known !== null && narrows(known.under, input)
  if (before && covers && sameSort(before.input, input)) return known
  const keys = rows.map((row, place): SortKey => (passes && !passes[place] ? null : keyOf(row, column)))
  const { columns, search, categories, category } = input
  return { places: sortedPlaces(keys, signOf(input), passes), under: { columns, search, categories, category } }
}

/** Those that pass, as a new list. */
function placesThat(passes: Uint8Array | null, places: Uint32Array): Uint32Array {
  const kept = new Uint32Array(places.length)
  let count = 0
  for (let at = 0; at < places.length; at++) if (!passes || passes[places[at]!]) kept[count++] = places[at]!
  return kept.subarray(0, count)
}

/** New rows under the same filters and sort; null when too much has changed. */
function refreshed<R extends Row>(before: View<R>, input: ViewInput<R>): View<R> | null {
  const { rows } = input
  const diff = rowDiff(before.input.rows, rows, Math.ceil(rows.length * patchedPart))
  if (!diff) return null
  const { test } = before
  const passes = before.passes && movedPasses(before.passes, diff, rows.length)
  if (passes && test) for (const place of diff.changed) passes[place] = test(rows[place]!) ? 1 : 0
  return seen(input, test, passes, before.order && patched(before.order, diff, before.input.rows, input))
}

/** The order with the changed rows at their new places. */
function patched<R extends Row>(
  order: Order<R>,
  diff: RowDiff,
  oldRows: readonly R[],
  input: ViewInput<R>,
): Order<R> | null {
  const column = sortColumn(input)
  if (!column) return null
  const { rows } = input
  const keys = new Map<number, SortKey>()
  const keyAt = (place: number): SortKey => {
    let key = keys.get(place)
    if (key === undefined) keys.set(place, (key = keyOf(rows[place]!, column)))
    return key
  }
  const covers = rowTest(order.under) ?? (() => true)
  const inPlace = diff.oldTail === diff.newTail
  const stays = (place: number): boolean =>
    inPlace && covers(oldRows[place]!) && covers(rows[place]!) && keyOf(oldRows[place]!, column) === keyAt(place)
  const moved = diff.changed.filter((place) => !stays(place))
  if (inPlace && !moved.length) return order
  const staying = new Uint8Array(oldRows.length).fill(1)
  if (inPlace) for (const place of moved) staying[place] = 0
  else staying.fill(0, headOf(diff), diff.oldTail)
  const kept = placesThat(staying, order.places)
  const by = diff.newTail - diff.oldTail
  if (by !== 0) for (let at = 0; at < kept.length; at++) if (kept[at]! >= diff.oldTail) kept[at]! += by
  const added = moved.filter((place) => covers(rows[place]!))
  return { places: merged(kept, added, rowComparer(keyAt, signOf(input))), under: order.under }
}

function keyOf<R extends Row>(row: R, column: Column<R>): SortKey {
  return sortKey(valueOf(column, row), column.type)
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

function sortColumn<R extends Row>({ sort, columns }: ViewInput<R>): Column<R> | undefined {
  return columns.find(({ id }) => id === sort?.column)
}

function signOf({ sort }: Sorted): 1 | -1 {
  return sort?.direction === 'descending' ? -1 : 1
}

function seen<R extends Row>(
  input: ViewInput<R>,
  test: View<R>['test'],
  passes: Uint8Array | null,
  order: Order<R> | null,
): View<R> {
  return { input, test, passes, order, rows: order || passes ? rowsOf(input.rows, passes, order) : input.rows }
}

/** Loops: an iterator over 100,000 rows would take most of a frame. */
function rowsOf<R extends Row>(rows: readonly R[], passes: Uint8Array | null, order: Order<R> | null): readonly R[] {
  const result: R[] = []
  const places = order?.places
  const count = places ? places.length : rows.length
  for (let at = 0; at < count; at++) {
    const place = places ? places[at]! : at
    if (!passes || passes[place]) result.push(rows[place]!)
  }
  return !order && result.length === rows.length ? rows : result
}
