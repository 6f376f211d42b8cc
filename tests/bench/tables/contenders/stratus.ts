import '@stratus/widgets/define/live-table'
import '@stratus/widgets/tokens.css'
import type { Action, Column, StratusLiveTable } from '@stratus/widgets'
import { textAt, type Contender } from '../contender.js'
import { fields, type BenchRow } from '../data.js'

// Everything on: selection, details, row and batch actions, states, resizable columns, footer.
const types: Partial<Record<(typeof fields)[number], Column['type']>> = {
  id: 'uuid',
  address: 'ip',
  size: 'number',
  created: 'timestamp',
  progress: 'number',
}
const columns: Column<BenchRow>[] = fields.map((field) => ({
  id: field,
  title: field,
  type: types[field],
  width: 110,
  value: (row) => row[field],
}))
const actions: readonly Action[] = [
  { id: 'start', label: 'Start' },
  { id: 'delete', label: 'Delete', danger: true },
]
let table: StratusLiveTable<BenchRow>
let box: HTMLElement

export const contender: Contender = {
  mount(place, rows) {
    box = document.createElement('div')
    box.className = 'box'
    table = document.createElement('stratus-live-table') as unknown as StratusLiveTable<BenchRow>
    table.paging = 'virtual'
    table.label = 'Bench'
    table.columns = columns
    table.rowActions = () => actions
    table.batchActions = () => actions
    table.rowState = (row) => ({
      transitional: row.status === 'BUILD',
      tone: row.status === 'ERROR' ? 'danger' : undefined,
    })
    table.rows = rows
    box.append(table)
    place.append(box)
  },
  async sort() {
    table.sort = { column: 'name', direction: 'ascending' }
    await table.updateComplete
  },
  async filter(text) {
    table.search = text
    await table.updateComplete
  },
  async update(rows) {
    table.rows = rows
    await table.updateComplete
  },
  async selectAll() {
    table.shadowRoot!.querySelector<HTMLElement>('thead input[type=checkbox]')!.click()
    await table.updateComplete
  },
  scroller: () => box,
  firstName: () => table.shadowRoot?.querySelector('tr.row td.data')?.textContent?.trim() ?? '',
  filled: () => textAt(200, 400) !== '',
}
