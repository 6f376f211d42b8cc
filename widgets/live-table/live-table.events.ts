import type { SlottedCell } from './data/slotted-cell.js'
import type { MenuEvent } from '../action-list/action-list.events.js'
import type { Action } from '../internal/actions.js'
import type { ColumnLayout } from './data/layout.js'
import type { TableFilters } from './data/column-filter.js'
import type { Row, RowKey, Sort } from './data/column.js'

/** An action of one row was chosen (request: what happens is up to the page). */
export type RowActionEvent<R extends Row = Row> = CustomEvent<{ readonly action: Action; readonly row: R }>
/** An action on the selected rows was chosen. */
export type BatchActionEvent<R extends Row = Row> = CustomEvent<{
  readonly action: Action
  readonly rows: readonly R[]
  /** All rows that match are meant, also those that are not here (`select-matching`). */
  readonly matching?: MatchingRows
}>
/** All rows of a server that match what is looked for, but some. */
export interface MatchingRows {
  readonly search: string
  readonly category: string | null
  readonly filters: TableFilters
  /** Keys of the rows that are not meant. */
  readonly except: ReadonlySet<RowKey>
}
/** The selection changed: somebody ticked, or selected rows went away. */
export type SelectionChangeEvent = CustomEvent<{ readonly selected: ReadonlySet<RowKey> }>
export type SortChangeEvent = CustomEvent<{ readonly sort: Sort }>
/** `direction` in paging `server`, where only the neighbours of a page are known. */
export type PageChangeEvent = CustomEvent<{ readonly page: number; readonly direction?: 'next' | 'prev' }>
/** The built-in search box, 300 ms after the last letter. */
export type SearchChangeEvent = CustomEvent<{ readonly search: string }>
/** Filters of columns, all that there are now. */
export type FilterChangeEvent = CustomEvent<{ readonly filters: TableFilters }>
export type CategoryChangeEvent = CustomEvent<{ readonly category: string | null }>
export type RowExpandEvent<R extends Row = Row> = CustomEvent<{ readonly row: R; readonly expanded: boolean }>
/** A group or a branch of a tree was opened or closed. */
export type CollapseChangeEvent = CustomEvent<{ readonly collapsed: ReadonlySet<RowKey> }>
/**
 * A cell was edited (request: the page saves it and gives the row its new value). `preventDefault()` refuses; `waitUntil()` takes the
 * promise of the saving, and an error that it fails with tells people why.
 */
export type CellEditEvent<R extends Row = Row> = CustomEvent<CellEdit<R>>

/** What was made of a cell. */
export interface CellEdit<R extends Row = Row> {
  readonly row: R
  /** `id` of the column. */
  readonly column: string
  /** Null when the field was emptied. */
  readonly value: string | number | null
  /** What it was. */
  readonly before: string | number | null
  /** It takes an edit back (Ctrl with Z). */
  readonly undo: boolean
  /** The field stays open until the promise is settled. Call it while the event is heard. */
  waitUntil(saving: Promise<unknown>): void
}
/** Other cells of columns with `slotted` are drawn than before: each wants an element of the page, in its `slot`. */
export type CellsChangeEvent<R extends Row = Row> = CustomEvent<{ readonly cells: readonly SlottedCell<R>[] }>
export type ColumnsChangeEvent = CustomEvent<{ readonly layout: ColumnLayout }>

export interface StratusColumnChooserEventMap {
  'stratus-columns-change': ColumnsChangeEvent
}

export interface StratusLiveTableEventMap<R extends Row = Row> {
  'stratus-row-action': RowActionEvent<R>
  'stratus-batch-action': BatchActionEvent<R>
  'stratus-selection-change': SelectionChangeEvent
  'stratus-sort-change': SortChangeEvent
  'stratus-page-change': PageChangeEvent
  'stratus-search-change': SearchChangeEvent
  'stratus-filter-change': FilterChangeEvent
  'stratus-category-change': CategoryChangeEvent
  'stratus-retry': CustomEvent
  'stratus-refresh': CustomEvent
  'stratus-row-expand': RowExpandEvent<R>
  'stratus-collapse-change': CollapseChangeEvent
  'stratus-columns-change': ColumnsChangeEvent
  'stratus-cells-change': CellsChangeEvent<R>
  'stratus-cell-edit': CellEditEvent<R>
  'stratus-menu': MenuEvent
}
