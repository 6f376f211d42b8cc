import type { Column } from '../../widgets/live-table/data/column.js'
import { servers, table, type Server, type Table } from './live-table.js'
import { one } from './shadow.js'

/** What the tests of tables have in common that scroll sideways. */

const numbered = (index: number): Column<Server> => ({
  id: `c${index}`,
  title: `Column ${index}`,
  width: 120,
  value: (row) => `${row.name}/${index}`,
})

/** A name, then so many columns of 120 px. */
export const wideColumns = (count: number): Column<Server>[] => [
  { id: 'name', title: 'Name', width: 140, pinned: 'start', value: (row) => row.name },
  ...Array.from({ length: count }, (_, index) => numbered(index)),
]

export async function wideTable(set: Partial<Table> = {}, width = 800): Promise<Table> {
  const element = await table({ overflow: 'scroll', columns: wideColumns(12), rows: servers(5), ...set }, width)
  await frames()
  return element
}

/** What was scrolled is heard, and drawn. */
export async function frames(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done))
}

/** Scrolls the rows to so many px from the start of a line. */
export async function scrollTo(element: Table, left: number): Promise<void> {
  const body = one(element, 'tbody')
  body.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -left : left
  await frames()
  await element.updateComplete
  await frames()
}

/** How far something lies within the frame, px from the start of a line. */
export function leftOf(element: Table, selector: string): number {
  const frame = one(element, '.frame').getBoundingClientRect()
  const box = one(element, selector).getBoundingClientRect()
  const rtl = getComputedStyle(element).direction === 'rtl'
  return Math.round((rtl ? frame.right - box.right : box.left - frame.left) - 1)
}
