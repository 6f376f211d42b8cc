import type { Cell, Tone } from './cell.js'
import type { ColumnEdit } from './column-edit.js'
import type { FilterKind } from './column-filter.js'
import type { Pin } from './layout.js'

/** A row is any object; the table never changes it. */
export type Row = object

/** Identity of a row: stable while the row lives. */
export type RowKey = string | number

/** How a column's values compare. The names are those of server-rendered tables (`data-type`). */
export type ColumnType = 'text' | 'number' | 'size' | 'ip' | 'timesince' | 'timestamp' | 'uuid'

/** A value to sort, filter and export; a list counts as its first entry for sorting. */
export type CellValue = string | number | boolean | null | undefined | readonly (string | number)[]

/** One column. Methods, so that `Column<Server>` fits where `Column` is asked for. */
export interface Column<R extends Row = Row> {
  /** Unique within the table. */
  readonly id: string
  /** The header, translated. */
  readonly title: string
  /** Heading over it and its neighbours of the same group, translated. Elsewhere (cards, CSV, labels) it stands before the title: 'Memory: Used'. */
  readonly group?: string
  /** Where the row has the value, `status` or `flavor.name`, so that a column can be JSON. Default the column's `id`. */
  readonly field?: string
  /** What sorting, filtering and CSV work on; without it, what the row has under `field`. */
  value?(row: R): CellValue
  /** What is shown; without it, the value. */
  cell?(row: R): Cell
  /**
   * Its cells are the page's: elements of the page's own below the table, with the `slot` that `stratus-cells-change` names for each.
   * Until there is one, the value stands there.
   */
  readonly slotted?: boolean
  /** Sorter; default `text`. It changes nothing of what is shown: a date is written by `cell`, with `formatMediumDate` and its like. */
  readonly type?: ColumnType
  /** Default true. */
  readonly sortable?: boolean
  /** A field below the header: text, bounds, days, or a set of the values that there are. */
  readonly filter?: FilterKind
  /** What a set offers where the rows do not say, such as those of a server. */
  readonly filterValues?: readonly string[]
  /** Makes its cells editable: `{}` for a line of text. What is saved, and where, is up to the page (`stratus-cell-edit`). */
  readonly edit?: ColumnEdit<R>
  /** 1 (always shown) and up; the highest leave first when the table gets narrow. Default 1. */
  readonly priority?: number
  /** Default `end` for `number` and `size`, else `start`. */
  readonly align?: 'start' | 'end'
  /** Starting width, CSS px; without it, estimated from the first rows. */
  readonly width?: number
  /** Its texts are never cut as long as columns of less weight can leave for them; for states, and what differs at its end. Default false. */
  readonly whole?: boolean
  /** Its cells name their rows: row header, and title of a card. Default the first column that is shown. */
  readonly rowHeader?: boolean
  /** Asynchronous check (W-TABLE-26): a column that fails it, or whose check fails, is nowhere: not shown, chosen, searched or exported. */
  readonly allowed?: () => boolean | Promise<boolean>
  /** Hidden until chosen in the column chooser. */
  readonly hidden?: boolean
  /** Stands at this side and is always shown; where the table scrolls sideways (`overflow`), it stays in sight. */
  readonly pinned?: Pin
  /** What the head of a group says in this column: a sum, an average. */
  aggregate?(rows: readonly R[]): Cell
  /** Text shown when the pointer rests on the cell. */
  tooltip?(row: R): string | null | undefined
}

/** A column that rows are sorted by. */
export interface SortBy {
  /** A column's `id`. */
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** An order of rows. */
export interface Sort extends SortBy {
  /** What decides where rows are equal, the more important first. */
  readonly thenBy?: readonly SortBy[]
}

/** How rows stand in others. Methods, so that those of a special row fit where those of any row are asked for. */
export interface TreeOptions<R extends Row = Row> {
  /** Where a row has the rows below it: a name, or a function. */
  readonly children?: string | { call(row: R): readonly R[] | undefined }['call']
  /** Where a row has the key of the row above it, of which `rows` has all. */
  readonly parent?: string | { call(row: R): RowKey | null | undefined }['call']
}

/** A fixed filter: a button with a count (W-TABLE-03). */
export interface Category<R extends Row = Row> {
  readonly id: string
  readonly label: string
  match(row: R): boolean
}

/** What a whole row says about itself. */
export interface RowState {
  /** On the way to another state: striped bar; a number is per cent (0–100). */
  readonly transitional?: boolean | number
  readonly tone?: Tone
  /** Shown in the row's details; the row's expander says so (W-TABLE-24). */
  readonly error?: string
}

/** A failure to load: what happened, in words for people, and the server's request id. */
export interface TableError {
  readonly message: string
  readonly requestId?: string | null
}

/** Remembers column order, widths and visibility under the table's `name`. */
export interface TableStore {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

export const tableStates = ['loading', 'ready', 'failed', 'filter-first'] as const
export type TableState = (typeof tableStates)[number]
export const pagings = ['pages', 'virtual', 'server', 'endless'] as const
export type Paging = (typeof pagings)[number]

/** Whether all rows are one list, of which those in sight are drawn. */
export const isScrolled = (paging: Paging): boolean => paging === 'virtual' || paging === 'endless'
/** Whether the server searches, sorts and pages. */
export const isServed = (paging: Paging): boolean => paging === 'server' || paging === 'endless'
export const overflows = ['fit', 'scroll'] as const
export type Overflow = (typeof overflows)[number]
export const densities = ['compact', 'normal', 'comfortable'] as const
export type Density = (typeof densities)[number]

/** Height of a row, CSS px. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 28, normal: 36, comfortable: 44 }
