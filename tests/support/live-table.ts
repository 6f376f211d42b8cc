import { fixture, html } from '@open-wc/testing'
import type { Action } from '../../widgets/internal/actions.js'
import type { Column } from '../../widgets/live-table/data/column.js'
import type { StratusLiveTable } from '../../widgets/live-table/stratus-live-table.js'
import '../../widgets/live-table/stratus-live-table.define.js'
import { all, text } from './shadow.js'

/** What the tests of the table have in common: rows, columns, actions, and how to look at them. */
export interface Server {
  id: string
  name: string
  status: string
  ram: string
}

export const servers = (count: number): Server[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: `web-${index}`,
    status: index % 3 === 1 ? 'BUILD' : 'ACTIVE',
    ram: `${(count - index) * 512} MB`,
  }))

export const columns: Column<Server>[] = [
  { id: 'name', title: 'Name', value: (row) => row.name, cell: (row) => ({ text: row.name, href: `#${row.id}` }) },
  { id: 'status', title: 'Status', value: (row) => row.status, priority: 2 },
  { id: 'ram', title: 'RAM', type: 'size', value: (row) => row.ram, priority: 3 },
]

export const actions: Action[] = [
  { id: 'start', label: 'Start' },
  { id: 'stop', label: 'Stop', disabled: '' },
  { id: 'delete', label: 'Delete', danger: true },
]

export type Table = StratusLiveTable<Server>

export async function table(set: Partial<Table> = {}, width = 1000): Promise<Table> {
  const box = document.createElement('div')
  box.style.width = `${width}px`
  const element = await fixture<Table>(html`<stratus-live-table label="Instances"></stratus-live-table>`, {
    parentNode: box,
  })
  Object.assign(element, { columns, rows: servers(3), ...set })
  await element.updateComplete
  return element
}

export const rowsOf = (element: Element) => all<HTMLTableRowElement>(element, 'tr.row[data-key]')
export const names = (element: Element) =>
  all(element, '[role=rowheader]').map((cell) => (cell.querySelector('.content') ?? cell).textContent!.trim())
export const control = (element: Element, name: string, row = 0) => {
  const found = rowsOf(element)[row]?.querySelector<HTMLElement>(`[data-control=${name}]`)
  if (!found) throw new Error(`Row ${row} has no ${name}.`)
  return found
}
export const header = (element: Element, title: string) =>
  all(element, 'thead [data-control=sort]').find((button) => text(button) === title)!
