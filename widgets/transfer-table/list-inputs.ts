import { meetsTerms } from '../faceted-search/term-filter.js'
import type { Action } from '../internal/actions.js'
import type { Cell } from '../live-table/data/cell.js'
import type { Column, Row, RowKey, RowState } from '../live-table/data/column.js'
import { Memo } from '../internal/memo.js'
import type { TransferList } from './stratus-transfer-table.events.js'
import { allocatedActions, availableActions } from './transfer-actions.js'
import { allocatedColumns } from './transfer-columns.js'
import { unallocated } from './transfer-model.js'
import type { TransferTableProperties } from './transfer-table-properties.js'

type Details<R> = (row: R) => Cell
type Actions<R> = (row: R) => readonly Action[]

/**
 * What the two tables inside are given. Each part is made anew only when something that it is made of has changed: a table tells
 * by identity what to work out again, and 5,000 rows are not worked out at each key.
 */
export class ListInputs<R extends Row> {
  readonly #of: TransferTableProperties<R>
  readonly #rest = new Memo<readonly R[]>()
  readonly #shown = new Memo<readonly R[]>()
  readonly #columns = new Memo<readonly Column<R>[]>()
  readonly #actions = { allocated: new Memo<Actions<R>>(), available: new Memo<Actions<R>>() }
  readonly #details = { allocated: new Memo<Details<R>>(), available: new Memo<Details<R>>() }
  readonly #states = new Memo<(row: R) => RowState>()
  readonly #slots = new Map<string, HTMLSlotElement>()

  constructor(properties: TransferTableProperties<R>) {
    this.#of = properties
  }

  /** What is left to choose from. */
  rest(): readonly R[] {
    const { available, allocated, rowKey } = this.#of
    return this.#rest.get([available, allocated, rowKey], () => unallocated(available, allocated, rowKey))
  }

  /** What is left and meets the facets; the text is the table's to find. */
  shown(): readonly R[] {
    const { terms, facets, facetFields } = this.#of
    const rest = this.rest()
    return this.#shown.get([rest, terms, facets, facetFields], () =>
      terms.length ? rest.filter((row) => meetsTerms(facetFields ? facetFields(row) : row, terms, facets)) : rest,
    )
  }

  /** The columns of the allocated list; `orderOf` tells a row's number. */
  allocatedColumns(orderOf: (row: R) => number): readonly Column<R>[] {
    const { allocated, columns, ordered, rowKey } = this.#of
    const own = this.#of.allocatedColumns ?? columns
    // A row's number is not the row's own: the table would not draw it again for another number.
    return this.#columns.get([own, ordered && allocated, rowKey], () =>
      allocatedColumns(own, ordered ? orderOf : undefined),
    )
  }

  /** What can be done with the rows of a list. */
  actions(list: TransferList, numberOf: (row: R) => number | undefined): Actions<R> {
    const { allocated, maxAllocation, reason, ordered, rowKey } = this.#of
    return this.#actions[list].get([allocated, maxAllocation, reason, ordered, rowKey], () =>
      list === 'available'
        ? (row) => availableActions(allocated.length, maxAllocation, reason?.(row))
        : (row) => allocatedActions(ordered ? numberOf(row) : undefined, allocated.length),
    )
  }

  /** Content of opened rows: the page's function, or a slot per row that the page fills. */
  details(list: TransferList): Details<R> | undefined {
    const { details, slottedDetails, rowKey } = this.#of
    if (!slottedDetails) return details
    return this.#details[list].get([rowKey], () => (row) => this.#slot(`${list}-details-${rowKey(row)}`))
  }

  /** What is wrong with a row. */
  states(): ((row: R) => RowState) | undefined {
    const { reason } = this.#of
    if (!reason) return undefined
    return this.#states.get([reason], () => (row: R) => {
      const error = reason(row)
      return error === undefined ? {} : { error }
    })
  }

  #slot(name: string): HTMLSlotElement {
    const slot = this.#slots.get(name) ?? document.createElement('slot')
    slot.name = name
    this.#slots.set(name, slot)
    return slot
  }
}

/** The row's number among the allocated ones, from 1, by its key. */
export type RowNumbers = ReadonlyMap<RowKey, number>
