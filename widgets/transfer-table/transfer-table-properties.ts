import { property } from 'lit/decorators.js'
import type { Facet, Term } from '../faceted-search/query-model.js'
import type { Cell } from '../live-table/data/cell.js'
import type { Column, Row, RowKey, TableError, TableState } from '../live-table/data/column.js'
import { idOf, nameOf } from '../live-table/data/read-row.js'
import type { Some } from '../internal/some.js'
import { StratusField } from '../internal/stratus-field.js'
import type { TransferLabels } from './transfer-texts.js'
import type { StratusTransferTableEventMap } from './stratus-transfer-table.events.js'

/** A function of a row, typed so that one of a special row fits where one of any row is asked for. */
type Of<Argument, Result> = { call(argument: Argument): Result }['call']

function isRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null
}

/** Everything a page sets on a transfer table. */
export abstract class TransferTableProperties<R extends Row = Row> extends StratusField<
  StratusTransferTableEventMap<R>
> {
  /** Everything there is to choose from, allocated or not. The element never changes it. */
  @property({ attribute: false }) available: readonly R[] = []

  /** What is chosen, in order. The element sets it when the user moves something. */
  @property({ attribute: false }) allocated: readonly R[] = []

  /** How many can be allocated; negative or Infinity: any number; 1: another one takes the place of the first. */
  @property({ type: Number, attribute: 'max-allocation' }) maxAllocation = 1

  /** How many must be allocated for the form around it to be valid. */
  @property({ type: Number, attribute: 'min-allocation' }) minAllocation = 0

  /** The columns of both lists (those of `stratus-live-table`). */
  @property({ attribute: false }) columns: readonly Column<R>[] = []

  /** Other columns for the allocated list. */
  @property({ attribute: false }) allocatedColumns?: readonly Column<R>[]

  /** Content of an opened row; default every column. */
  @property({ attribute: false }) details?: Of<R, Cell>

  /** Opened rows show what the page puts into the slots `available-details-<key>` and `allocated-details-<key>`. */
  @property({ type: Boolean, attribute: 'slotted-details' }) slottedDetails = false

  /** Rows do not open. */
  @property({ type: Boolean, attribute: 'without-details' }) withoutDetails = false

  /** Why a row cannot be allocated, or should not stay so: shown on its button and in its details. Undefined: it can. */
  @property({ attribute: false }) reason?: Of<R, string | undefined>

  /** Identity of a row; default its `id`. */
  @property({ attribute: false }) rowKey: Of<R, RowKey> = idOf

  /** What people call a row; default its `name`, else its id. */
  @property({ attribute: false }) rowName: Of<R, string> = nameOf

  /** The order of the allocated rows matters: they are numbered and can be moved. */
  @property({ type: Boolean }) ordered = false

  /** What the available rows can be filtered by; without facets there is a plain search box. */
  @property({ attribute: false }) facets: readonly Facet[] = []

  /** What facets look at, with dotted names for nested fields; default the row itself. */
  @property({ attribute: false }) facetFields?: Of<R, object>

  /** The facet terms in use. */
  @property({ attribute: false }) terms: readonly Term[] = []

  /** The free text searched for. */
  @property() search = ''

  /** Words that differ from 'Allocated', 'Available', 'Select one', … */
  @property({ attribute: false }) texts: Some<TransferLabels> = {}

  /** Of the available rows. */
  @property({ reflect: true }) state: TableState = 'ready'

  /** What went wrong, with state `failed`. */
  @property({ attribute: false }) error?: TableError

  /** Name in the form's data, one entry per allocated key. */
  @property({ reflect: true }) name = ''

  /** Bad values are said once and replaced; the element goes on (W-XFER-03). */
  protected checkProperties(): void {
    if (!Array.isArray(this.available)) {
      this.warn('Available is not an array.')
      this.available = []
    }
    if (!Array.isArray(this.allocated)) {
      this.warn('Allocated is not an array.')
      this.allocated = []
    }
    for (const list of ['available', 'allocated'] as const) {
      if (this[list].every(isRow)) continue
      this.warn(`${list} has rows that are no objects; they are left out.`)
      this[list] = this[list].filter(isRow)
    }
    if (!Array.isArray(this.columns)) {
      this.warn('columns must be an array.')
      this.columns = []
    }
    if (!Number.isInteger(this.maxAllocation) && this.maxAllocation !== Infinity) {
      this.warn('max-allocation must be a whole number.')
      this.maxAllocation = 1
    }
  }
}
