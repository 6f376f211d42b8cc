import type { Action } from '../../internal/actions.js'
import { countText } from '../../internal/localize.js'
import type { Cell } from '../data/cell.js'
import type { CellValue, Column, Row, RowKey, RowState } from '../data/column.js'
import type { GroupHead } from '../data/group-head.js'
import { fullTitle } from '../data/full-title.js'
import type { AwaitedRow } from '../data/row-list.js'
import { valueOf, valueText, warnOnce } from '../data/read-row.js'

/** Renders something for each of some columns. */
export type EachColumn<R extends Row> = (
  columns: readonly Column<R>[],
  render: (column: Column<R>, index: number) => unknown,
) => unknown

/** What all rows of one drawing have in common. */
export interface RowShape<R extends Row> {
  /** The columns that are drawn. */
  readonly columns: readonly Column<R>[]
  /** Those, and between them those that are not drawn as they are out of sight. */
  readonly all: readonly Column<R>[]
  /** Writes into the cells of a row which columns they are of, where not all are drawn. */
  readonly number?: (row: Element) => void
  /** Renders something for each column so that elements stay with theirs while others come and go. */
  readonly repeat?: EachColumn<R>
  /** Rows are cards: every value has its label beside it. */
  readonly cards: boolean
  readonly selectable: boolean
  readonly expandable: boolean
  /** There is a column of actions. */
  readonly acting: boolean
  /** All actions of a row stand in its menu. */
  readonly menuOnly: boolean
  /** Rows stand below others. */
  readonly nested: boolean
  /** Rows above the first one: headers and the like. */
  readonly headRows: number
  /** Some columns stand in groups: the first row of the headers names these. */
  readonly grouped: boolean
  /** Columns keep their widths, and what does not fit is reached by scrolling sideways. */
  readonly sideways: boolean
  /** Rows keep one height (virtual rows). */
  readonly oneLine: boolean
}

/** One row as it stands. */
export interface RowModel<R extends Row> {
  readonly row: R
  readonly key: RowKey
  /** Name for screen readers. */
  readonly name: string
  /** Index in the whole view, from 0. */
  readonly index: number
  readonly selected: boolean
  readonly expanded: boolean
  readonly busy: boolean
  readonly menuOpen: boolean
  readonly state: RowState | undefined
  /** Undefined while the checks of its actions run. */
  readonly actions: readonly Action[] | undefined
  /** Content of the open details. */
  readonly details: Cell
  /** The open details stand elsewhere in the page. */
  readonly beside: boolean
  /** Writes into its element what stands below what. */
  readonly decorate?: (node: HTMLElement) => void
}

const off = {
  selected: false,
  expanded: false,
  busy: false,
  menuOpen: false,
  state: undefined,
  details: null,
  beside: false,
}

/** The head of a group as it stands. */
export function headModel<R extends Row>(
  head: R & GroupHead,
  index: number,
  decorate: (node: HTMLElement) => void,
): RowModel<R> {
  const { key, title: name } = head
  return { ...off, row: head, key, name, index, actions: [], decorate }
}

/** A row that is not here as it stands. */
export function awaitedModel<R extends Row>(row: R & AwaitedRow): RowModel<R> {
  return { ...off, row, key: row.key, name: '', index: row.index, actions: [] }
}

/** What a value shows when its column has no `cell`. */
function plain(value: CellValue): Cell {
  if (Array.isArray(value)) return { lines: value.map(String) }
  return typeof value === 'boolean' ? valueText(value) : (value as string | number | null | undefined)
}

/** What a column shows for a row. */
export function cellOf<R extends Row>(column: Column<R>, row: R): Cell {
  try {
    return column.cell ? column.cell(row) : plain(valueOf(column, row))
  } catch (error) {
    warnOnce(column, error)
    return undefined
  }
}

/** What the head of a group shows in a column; '' for nothing. */
export function headCell<R extends Row>(head: GroupHead, column: Column<R>, naming: Column<R> | undefined): Cell {
  if (column === naming) return { text: head.title, badge: countText(head.count) }
  return head.cells[column.id] ?? ''
}

/** Columns of numbers end at the same edge. */
export function alignOf<R extends Row>(column: Column<R>): 'start' | 'end' {
  return column.align ?? (column.type === 'number' || column.type === 'size' ? 'end' : 'start')
}

/** The column whose cells name their rows. */
export function namingColumn<R extends Row>({ all }: Pick<RowShape<R>, 'all'>): Column<R> | undefined {
  return all.find(({ rowHeader }) => rowHeader) ?? all[0]
}

/** Renders something for each column that is drawn. */
export function eachColumn<R extends Row>(
  { columns, repeat }: RowShape<R>,
  render: (column: Column<R>, index: number) => unknown,
): unknown {
  return repeat ? repeat(columns, render) : columns.map(render)
}

/** Number of columns of the table itself, beside the data. */
export function columnCount(
  shape: Omit<RowShape<Row>, 'columns' | 'all'> & { readonly all: { readonly length: number } },
): number {
  return shape.all.length + Number(shape.selectable) + Number(shape.expandable) + Number(shape.acting)
}

/** Whether rows drawn for one shape can show those of the other; which of the columns are drawn may differ. */
export function sameShape<R extends Row>(a: RowShape<R>, b: RowShape<R>): boolean {
  const flags = [
    'cards',
    'selectable',
    'expandable',
    'acting',
    'oneLine',
    'sideways',
    'headRows',
    'grouped',
    'nested',
  ] as const
  return (
    a.all.length === b.all.length &&
    flags.every((flag) => a[flag] === b[flag]) &&
    namingColumn(a)?.id === namingColumn(b)?.id &&
    a.all.every((column, index) => {
      const other = b.all[index]
      return other?.id === column.id && fullTitle(other) === fullTitle(column) && alignOf(other) === alignOf(column)
    })
  )
}
