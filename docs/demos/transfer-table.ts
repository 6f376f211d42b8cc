// `?rows=5000` in the address: how many networks there are.
import './demo.js'
import '@stratus/widgets/define/transfer-table'
import { formatMebibytes, type Column, type StratusTransferTable } from '@stratus/widgets'

interface Network {
  id: string
  name: string
  subnets: string
  shared: string
  state: string
  status: string
}

interface Flavor {
  id: string
  name: string
  vcpus: number
  ram: number
  disk: number
}

const byId = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element
const count = Number(new URLSearchParams(location.search).get('rows') ?? 14)

const networks = byId<StratusTransferTable<Network>>('networks')
networks.columns = [
  { id: 'name', title: 'Network', value: (row) => row.name },
  { id: 'subnets', title: 'Subnets Associated', priority: 2, value: (row) => row.subnets },
  { id: 'shared', title: 'Shared', value: (row) => row.shared },
  { id: 'state', title: 'Admin State', priority: 2, value: (row) => row.state },
  {
    id: 'status',
    title: 'Status',
    value: (row) => row.status,
    cell: (row) => ({ text: row.status, tone: row.status === 'Active' ? 'success' : 'danger' }),
  },
]
networks.facets = [
  { name: 'name', label: 'Name', singleton: true },
  {
    name: 'shared',
    label: 'Shared',
    singleton: true,
    options: ['No', 'Yes'].map((label) => ({ key: label, label })),
  },
  {
    name: 'status',
    label: 'Status',
    singleton: true,
    options: ['Active', 'Down'].map((label) => ({ key: label, label })),
  },
]
networks.texts = {
  availableHelp: 'Select one or more',
  noneAllocated: 'Select one or more networks from the available networks below.',
}
networks.available = Array.from({ length: count }, (_, index) => ({
  id: `net-${index}`,
  name: ['private', 'public', 'storage', 'management'][index % 4] + (index < 4 ? '' : `-${index}`),
  subnets: `subnet-${index}, subnet-${index}-v6`,
  shared: index % 4 === 1 ? 'Yes' : 'No',
  state: 'Up',
  status: index % 5 === 4 ? 'Down' : 'Active',
}))
networks.allocated = networks.available.slice(0, 3)

const flavors = byId<StratusTransferTable<Flavor>>('flavors')
const flavorColumns: Column<Flavor>[] = [
  { id: 'name', title: 'Name', value: (row) => row.name },
  { id: 'vcpus', title: 'vCPUs', type: 'number', value: (row) => row.vcpus },
  {
    id: 'ram',
    title: 'RAM',
    type: 'number',
    value: (row) => row.ram,
    cell: ({ ram }) => formatMebibytes(ram),
  },
  {
    id: 'disk',
    title: 'Root Disk',
    type: 'number',
    priority: 2,
    value: (row) => row.disk,
    cell: ({ disk }) => `${disk} GB`,
  },
]
flavors.columns = flavorColumns
flavors.texts = { noneAllocated: 'Select a flavor from the available flavors below.' }
flavors.reason = (row) =>
  row.ram > 8192
    ? 'This flavor requires more RAM than your quota allows. Please select a smaller flavor or decrease the instance count.'
    : undefined
flavors.available = ['tiny', 'small', 'medium', 'large', 'xlarge'].map((size, index) => ({
  id: String(index),
  name: `m1.${size}`,
  vcpus: 2 ** Math.max(0, index - 1),
  ram: 512 * 4 ** Math.min(index, 3) * (index > 3 ? 2 : 1),
  disk: [1, 20, 40, 80, 160][index] ?? 0,
}))
