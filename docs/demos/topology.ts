import './demo.js'
import '@stratus/widgets/define/topology'
import { generateTopology, sizes } from './generated-topology.js'

// In the address: `?size=tiny|small|medium|large`, `?view=graph|flat|outline`, `?labels`, `?collapsed`, `?layout=layered`.
const asked = new URLSearchParams(location.search)
const size = asked.get('size') ?? 'tiny'
const view = asked.get('view')
const topology = document.querySelector('stratus-topology')!
topology.labels = asked.has('labels')
topology.collapsed = asked.has('collapsed')
topology.layout = asked.get('layout') === 'layered' ? 'layered' : 'force'
if (view === 'graph' || view === 'flat' || view === 'outline') topology.view = view
topology.model = generateTopology(size in sizes ? sizes[size as keyof typeof sizes] : sizes.tiny)
topology.nodeActions = (nodes) => [
  { id: 'neighbours', label: nodes.length > 1 ? 'Light these' : 'Light it alone', icon: 'network' },
]
topology.addEventListener('stratus-topology-node-action', ({ detail }) => topology.highlight(detail.nodes))
