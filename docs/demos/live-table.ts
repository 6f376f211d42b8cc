// `?rows=100000&paging=virtual&state=failed&density=compact` in the address choose what is shown.
import './demo.js'
import './live-table.css'
import '@stratus/widgets/define/live-table'
import type { Action, Column } from '@stratus/widgets'

interface Server {
  id: string
  name: string
  status: 'ACTIVE' | 'BUILD' | 'ERROR' | 'SHUTOFF'
  addresses: string[]
  flavor: string
  ram: number
  image: string
  zone: string
  created: string
}

const states = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'SHUTOFF', 'ACTIVE', 'BUILD', 'ACTIVE', 'ERROR'] as const
const tones = { ACTIVE: 'success', BUILD: 'info', ERROR: 'danger', SHUTOFF: 'neutral' } as const
const flavors = [
  ['m1.tiny', 512],
  ['m1.small', 2048],
  ['m1.large', 8192],
] as const

function server(index: number): Server {
  const [flavor, ram] = flavors[index % 3]!
  return {
    id: `${(index * 2654435761).toString(16).padStart(12, '0').slice(-8)}-41d4-4a71-b6f3-${String(index).padStart(12, '0')}`,
    name: ['web', 'db', 'worker', 'build-agent-with-a-long-name'][index % 4] + `-${index + 1}`,
    status: states[index % states.length]!,
    addresses:
      index % 5
        ? [`10.0.${index >> 8}.${index % 256}`]
        : [`10.0.${index >> 8}.${index % 256}`, `203.0.113.${index % 256}`],
    flavor,
    ram,
    image: index % 2 ? 'Ubuntu 24.04 LTS' : 'Debian 12',
    zone: 'nova',
    created: new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString(),
  }
}

const columns: Column<Server>[] = [
  {
    id: 'name',
    title: 'Instance Name',
    value: (row) => row.name,
    cell: (row) => ({ text: row.name, href: `#${row.id}` }),
  },
  {
    id: 'status',
    title: 'Status',
    value: (row) => row.status,
    cell: (row) => ({ text: row.status.charAt(0) + row.status.slice(1).toLowerCase(), tone: tones[row.status] }),
  },
  {
    id: 'addresses',
    title: 'IP Address',
    type: 'ip',
    priority: 2,
    value: (row) => row.addresses,
    cell: (row) => ({ lines: row.addresses, mono: true }),
  },
  { id: 'image', title: 'Image Name', priority: 3, value: (row) => row.image },
  { id: 'flavor', title: 'Flavor', priority: 2, value: (row) => row.flavor },
  { id: 'ram', title: 'RAM', type: 'size', priority: 4, value: (row) => `${row.ram} MB` },
  { id: 'zone', title: 'Availability Zone', priority: 5, value: (row) => row.zone },
  {
    id: 'created',
    title: 'Created',
    type: 'timestamp',
    priority: 4,
    value: (row) => row.created.slice(0, 16).replace('T', ' '),
  },
  {
    id: 'id',
    title: 'ID',
    type: 'uuid',
    hidden: true,
    value: (row) => row.id,
    cell: (row) => ({ text: row.id, mono: true }),
  },
]

function actions(row: Server): Action[] {
  const up = row.status === 'ACTIVE'
  return [
    up
      ? { id: 'snapshot', label: 'Create Snapshot' }
      : { id: 'start', label: 'Start', disabled: row.status === 'BUILD' && '' },
    { id: 'console', label: 'Console', icon: 'terminal', href: `#console-${row.id}` },
    { id: 'rename', label: 'Edit Instance', icon: 'pencil' },
    { id: 'stop', label: 'Shut Off', icon: 'power', disabled: up ? false : 'Only an active instance can be shut off.' },
    { id: 'hidden', label: 'Never shown', allowed: () => false },
    { id: 'delete', label: 'Delete Instance', icon: 'trash', danger: true },
  ]
}

const asked = new URLSearchParams(location.search)
const count = Number(asked.get('rows') ?? 312)
const table = document.querySelector('stratus-live-table')!
const started = performance.now()
table.columns = columns
table.rowActions = (row) => actions(row as Server)
table.batchActions = () => [
  { id: 'start', label: 'Start Instances', icon: 'play' },
  { id: 'delete', label: 'Delete Instances', icon: 'trash', danger: true },
]
table.rowState = (row) => {
  const { status } = row as Server
  if (status === 'BUILD') return { transitional: true }
  return status === 'ERROR'
    ? { tone: 'danger', error: 'No valid host was found. There are not enough hosts available.' }
    : {}
}
table.categories = [
  { id: 'active', label: 'Active', match: (row) => (row as Server).status === 'ACTIVE' },
  { id: 'error', label: 'Error', match: (row) => (row as Server).status === 'ERROR' },
]
table.paging = asked.get('paging') === 'virtual' ? 'virtual' : 'pages'
table.density = asked.get('density') === 'compact' ? 'compact' : 'normal'
const state = asked.get('state')
if (state === 'loading' || state === 'failed' || state === 'filter-first') table.state = state
table.error = { message: 'Unable to retrieve the instances.', requestId: 'req-5a1c2f3e-77aa-4a52-b7b1-a53c2b6b4f4c' }
table.updatedAt = Date.now()
table.rows = Array.from({ length: count }, (_, index) => server(index))
await table.updateComplete
document.body.dataset['firstRender'] = String(Math.round(performance.now() - started))
