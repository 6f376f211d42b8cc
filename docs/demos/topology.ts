import './demo.js'
import '@stratus/widgets/define/topology'
import { generateTopology, sizes } from './generated-topology.js'

// In the address: `?size=tiny|small|medium|large`, `?view=graph|flat|outline`, `?labels`, `?collapsed`, `?layout=layered`, `?decorated`.
const asked = new URLSearchParams(location.search)
const size = asked.get('size') ?? 'tiny'
const view = asked.get('view')
const topology = document.querySelector('stratus-topology')!
topology.labels = asked.has('labels')
topology.collapsed = asked.has('collapsed')
topology.layout = asked.get('layout') === 'layered' ? 'layered' : 'force'
if (view === 'graph' || view === 'flat' || view === 'outline') topology.view = view
topology.model = generateTopology(size in sizes ? sizes[size as keyof typeof sizes] : sizes.tiny)
// `?decorated`: what a page may know beyond the cloud's answer.
if (asked.has('decorated')) {
  topology.decorate = (node) => {
    if (node.kind !== 'server') return undefined
    const load = (node.name.length * 37) % 100
    const tone = load > 80 ? 'danger' : load > 60 ? 'warning' : 'success'
    const alarm = { label: 'Alarm: disk nearly full', text: '!', tone: 'danger' } as const
    return {
      badges: [...(node.status === 'Error' ? [alarm] : []), { label: 'Cost: 12 € a month', text: '12€' }],
      ring: { label: 'Load', value: load / 100, tone },
    }
  }
  topology.decorateLink = ([link]) => (link?.to.kind === 'router' ? { label: '1 Gbit/s' } : undefined)
}
topology.nodeActions = (nodes) => [
  { id: 'neighbours', label: nodes.length > 1 ? 'Light these' : 'Light it alone', icon: 'network' },
]
topology.addEventListener('stratus-topology-node-action', ({ detail }) => topology.highlight(detail.nodes))
