// `?view=filters` in the address chooses what is shown.
import './demo.js'
import './live-table.css'
import '@stratus/widgets/define/live-table'
import type { Column } from '@stratus/widgets'

interface Server {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly project: string
  readonly vcpus: number
  readonly created: string
}

const states = ['Active', 'Active', 'Shutoff', 'Error']
const projects = ['shop', 'billing', 'research', 'web']

const server = (index: number): Server => ({
  id: `${index}`,
  name: `${['web', 'db', 'worker'][index % 3]}-${index + 1}`,
  status: states[index % states.length] ?? '',
  project: projects[(index * 7) % projects.length] ?? '',
  vcpus: 2 ** (index % 5),
  created: new Date(Date.UTC(2026, 9, 1, 0, index * 97)).toISOString().slice(0, 16).replace('T', ' '),
})

const columns: Column<Server>[] = [
  { id: 'name', title: 'Instance Name' },
  { id: 'status', title: 'Status' },
  { id: 'project', title: 'Project' },
  { id: 'vcpus', title: 'VCPUs', type: 'number' },
  { id: 'created', title: 'Created', type: 'timestamp' },
]

const filters = { name: 'text', status: 'set', project: 'set', vcpus: 'number', created: 'date' } as const

const sumOf = (rows: readonly Server[]) => rows.reduce((sum, { vcpus }) => sum + vcpus, 0)

const later = (ms: number) => new Promise((done) => setTimeout(done, ms))
let failed = false
const asked = new URLSearchParams(location.search)
const count = Number(asked.get('rows') ?? 200)

const hours = Array.from({ length: Math.ceil(Number(asked.get('columns') ?? 18) / 3) }, (_, hour) =>
  String(hour).padStart(2, '0'),
)
const wideColumns: Column<Server>[] = [
  { id: 'name', title: 'Instance Name', pinned: 'start' },
  { id: 'status', title: 'Status' },
  { id: 'project', title: 'Project' },
  { id: 'created', title: 'Created', type: 'timestamp' },
  ...(['CPU', 'Disk', 'Network'] as const).flatMap((group, at) =>
    hours.map((hour): Column<Server> => {
      const title = `${hour}:00`
      return {
        id: `${group}-${hour}`,
        title,
        group,
        type: 'number',
        value: ({ id }) => (Number(id) * (at + 3) * 7 + Number(hour) * 11) % 100,
      }
    }),
  ),
  { id: 'vcpus', title: 'VCPUs', type: 'number', pinned: 'end' },
]

const table = document.querySelector('stratus-live-table')!
const views: Record<string, () => void> = {
  filters() {
    table.columns = columns.map((column) => ({ ...column, filter: filters[column.id as keyof typeof filters] }))
    table.rows = Array.from({ length: 200 }, (_, index) => server(index))
  },
  groups() {
    table.columns = columns.map((column) =>
      column.id === 'vcpus' ? { ...column, aggregate: (rows) => sumOf(rows as Server[]) } : column,
    )
    table.rows = Array.from({ length: 200 }, (_, index) => server(index))
    table.groupBy = 'project'
    table.paging = 'virtual'
  },
  tree() {
    table.columns = columns
    table.rows = Array.from({ length: 12 }, (_, index) => ({
      ...server(index),
      parts: Array.from({ length: index % 4 }, (_, part) => server(100 + index * 4 + part)),
    }))
    table.tree = { children: 'parts' }
  },
  editing() {
    table.columns = columns.map((column) => {
      if (column.id === 'name')
        return { ...column, edit: { required: true, maxLength: 20, pattern: '[a-z][a-z0-9-]*' } }
      if (column.id === 'status')
        return { ...column, edit: { options: ['Active', 'Shutoff', 'Error'], required: true } }
      return column.id === 'vcpus' ? { ...column, edit: { min: 1, max: 64 } } : column
    })
    table.rows = Array.from({ length: 20 }, (_, index) => server(index))
  },
  /** Below pinned columns, and headings over several: `&rows=100000&paging=virtual&columns=200`. */
  wide() {
    table.columns = wideColumns
    table.rows = Array.from({ length: count }, (_, index) => server(index))
    table.paging = asked.get('paging') === 'virtual' ? 'virtual' : 'pages'
    table.overflow = 'scroll'
    table.rowActions = () => [
      { id: 'stop', label: 'Shut Off' },
      { id: 'delete', label: 'Delete', danger: true },
    ]
  },
  million() {
    table.columns = columns
    table.rows = Array.from({ length: 1_000_000 }, (_, index) => server(index))
    table.paging = 'virtual'
  },
  endless() {
    table.columns = columns
    table.paging = 'endless'
    table.selectMatching = true
    table.source = {
      async list({ page, pageSize, signal }) {
        await later(400)
        signal.throwIfAborted()
        // One page fails until it is asked for again.
        if (page === 3 && !failed) {
          failed = true
          throw new Error('The server is busy. Try again.')
        }
        const rows = Array.from({ length: pageSize }, (_, index) => server((page - 1) * pageSize + index))
        return { rows, total: 2_000_000 }
      },
    }
  },
}

/** A server that takes its time, and keeps the name `db-1` for itself. */
async function save(row: object, column: string, value: string | number | null): Promise<void> {
  await later(600)
  if (value === 'db-1') throw new Error('The name db-1 is kept for the database of the cloud.')
  table.rows = table.rows.map((each) => (each === row ? { ...each, [column]: value } : each))
}
table.addEventListener('stratus-cell-edit', ({ detail }) =>
  detail.waitUntil(save(detail.row, detail.column, detail.value)),
)

const view = asked.get('view') ?? 'filters'
;(views[view] ?? views['filters'])?.()
