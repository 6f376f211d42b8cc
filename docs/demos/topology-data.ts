// A graph that is no cloud. In the address: `?view=graph|flat|outline`, `?layout=layered`, `?size=10000`.
import './demo.js'
import '@stratus/widgets/define/topology'
import type { NodeKinds, TopologyData } from '@stratus/widgets'

const nodeKinds: NodeKinds = {
  team: {
    label: 'Team',
    icon: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8M22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8',
    size: 'medium',
    holds: true,
  },
  gateway: { label: 'Gateway', icon: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M2 12h20', ground: 'info', size: 'large' },
  service: {
    label: 'Service',
    icon: 'M12 2l9 5v10l-9 5-9-5V7zM12 22V12M21 7l-9 5-9-5',
    ground: 'accent',
  },
  database: {
    label: 'Database',
    icon: 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0-18 0M3 5v14a9 3 0 0 0 18 0V5M3 12a9 3 0 0 0 18 0',
    ground: 'success',
    size: 'medium',
  },
  queue: { label: 'Queue', icon: 'M3 6h18M3 12h18M3 18h18', ground: 'warning' },
}

const shop: TopologyData = {
  nodes: [
    { id: 'edge', kind: 'gateway', name: 'shop.example', status: '1,240 requests/s' },
    { id: 'sales', kind: 'team', name: 'Sales' },
    { id: 'web', kind: 'service', name: 'storefront', status: '6 of 6', texts: ['v2.14.0'], group: 'sales' },
    { id: 'cart', kind: 'service', name: 'cart', status: '3 of 3', texts: ['v1.4.2'], group: 'sales' },
    { id: 'search', kind: 'service', name: 'search', status: '1 of 2', state: 'loading', group: 'sales' },
    { id: 'payments', kind: 'team', name: 'Payments' },
    {
      id: 'pay',
      kind: 'service',
      name: 'payments',
      status: 'crash loop',
      state: 'error',
      texts: ['v0.9.1'],
      group: 'payments',
      badges: [{ label: 'Alarm: error rate 12 %', text: '!', tone: 'danger' }],
    },
    { id: 'fraud', kind: 'service', name: 'fraud check', status: 'scaled to 0', state: 'off', group: 'payments' },
    {
      id: 'orders',
      kind: 'database',
      name: 'orders',
      status: 'healthy',
      texts: ['PostgreSQL 17', '412 GB'],
      facts: { Owner: 'Sales', 'Backed up': '2 hours ago' },
      ring: { label: 'Disk', value: 0.78, tone: 'warning' },
    },
    { id: 'index', kind: 'database', name: 'products', status: 'healthy', texts: ['OpenSearch 2.19'] },
    { id: 'events', kind: 'queue', name: 'order events', status: '318 waiting' },
  ],
  links: [
    { from: 'edge', to: 'web', direction: 'forward', label: 'HTTPS' },
    { from: 'web', to: 'cart', direction: 'forward' },
    { from: 'web', to: 'search', direction: 'forward' },
    { from: 'search', to: 'index', direction: 'forward', label: 'reads' },
    { from: 'cart', to: 'orders', direction: 'both', label: 'reads, writes' },
    { from: 'cart', to: 'pay', direction: 'forward' },
    { from: 'pay', to: 'fraud', direction: 'forward' },
    { from: 'pay', to: 'events', direction: 'forward', label: 'sends' },
    { from: 'events', to: 'orders', direction: 'forward' },
  ],
}

/** A tree of services, each of which calls some others. */
function many(count: number): TopologyData {
  const kinds = ['service', 'service', 'service', 'database', 'queue']
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    kind: kinds[index % kinds.length] ?? 'service',
    name: `node-${index}`,
    status: index % 50 ? 'healthy' : 'failing',
    state: index % 50 ? ('active' as const) : ('error' as const),
  }))
  const links = nodes.slice(1).map(({ id }, index) => ({
    from: `n${Math.floor(index / 3)}`,
    to: id,
    direction: 'forward' as const,
  }))
  return { nodes, links }
}

const asked = new URLSearchParams(location.search)
const view = asked.get('view')
const topology = document.querySelector('stratus-topology')!
topology.nodeKinds = nodeKinds
topology.layout = asked.get('layout') === 'layered' ? 'layered' : 'force'
if (view === 'graph' || view === 'flat' || view === 'outline') topology.view = view
topology.nodeActions = ([node]) =>
  node?.kind === 'service' ? [{ id: 'restart', label: 'Restart', icon: 'restart' }] : []
topology.model = asked.has('size') ? many(Number(asked.get('size'))) : shop
