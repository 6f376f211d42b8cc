import '../topology/stratus-topology-graph.define.js'
import { StratusTopologyGraph } from '../topology/stratus-topology-graph.js'
import type { StratusTopologyGraphEventMap } from '../topology/stratus-topology-graph.events.js'
import { wrap } from './wrap.js'

export const TopologyGraph = wrap<StratusTopologyGraph, StratusTopologyGraphEventMap>(
  'stratus-topology-graph',
  StratusTopologyGraph,
  {
    'stratus-topology-select': true,
    'stratus-topology-open': true,
    'stratus-topology-viewport-change': true,
    'stratus-topology-collapse': true,
  },
)
