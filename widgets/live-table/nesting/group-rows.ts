import { cellText, emptyText, type Cell } from '../data/cell.js'
import type { Column, Row, RowKey } from '../data/column.js'
import { fullTitle } from '../data/full-title.js'
import { GroupHead } from '../data/group-head.js'
import { valueOf, valueText, warnOnce } from '../data/read-row.js'
import { cellOf } from '../rows/row-model.js'
import { rowComparer } from '../view/row-order.js'
import { sortKey } from '../view/sort-model.js'

/** Rows with one value in the column that they are grouped by. */
interface Group<R extends Row> {
  readonly text: string
  readonly rows: R[]
}

interface GroupInput<R extends Row> {
  /** In their order. */
  readonly rows: readonly R[]
  readonly by: Column<R>
  readonly columns: readonly Column<R>[]
  readonly collapsed: ReadonlySet<RowKey>
  /** Groups follow one another as their first rows do, not by their value. */
  readonly asTheyCome: boolean
}

export const groupKey = (text: string): string => `group ${text}`

/** Rows parted by a column's value; in each the rows are as they come. */
function groupsOf<R extends Row>({ rows, by, asTheyCome }: GroupInput<R>): readonly Group<R>[] {
  const byText = new Map<string, Group<R>>()
  for (const row of rows) {
    const text = valueText(valueOf(by, row))
    const group = byText.get(text)
    if (group) group.rows.push(row)
    else byText.set(text, { text, rows: [row] })
  }
  const groups = [...byText.values()]
  if (asTheyCome) return groups
  const keys = groups.map(({ rows: [first] }) => (first ? sortKey(valueOf(by, first), by.type) : null))
  const order = rowComparer([{ keyAt: (index) => keys[index] ?? null, sign: 1 }])
  return [...groups.keys()].sort(order).flatMap((index) => groups[index] ?? [])
}

function aggregateOf<R extends Row>(column: Column<R>, rows: readonly R[]): Cell {
  try {
    return column.aggregate?.(rows)
  } catch (error) {
    warnOnce(column, error)
    return undefined
  }
}

function headOf<R extends Row>({ by, columns }: GroupInput<R>, { text, rows }: Group<R>): GroupHead {
  const [first] = rows
  const title = (first && cellText(cellOf(by, first))) || text || emptyText
  const cells = columns.flatMap((column) => (column.aggregate ? [[column.id, aggregateOf(column, rows)] as const] : []))
  return new GroupHead(groupKey(text), `${fullTitle(by)}: ${title}`, rows.length, Object.fromEntries(cells))
}

/** A head for each value of a column, with its rows below unless it is collapsed. */
export function groupRows<R extends Row>(input: GroupInput<R>): readonly (R | GroupHead)[] {
  const shown: (R | GroupHead)[] = []
  for (const group of groupsOf(input)) {
    shown.push(headOf(input, group))
    if (!input.collapsed.has(groupKey(group.text))) for (const row of group.rows) shown.push(row)
  }
  return shown
}
