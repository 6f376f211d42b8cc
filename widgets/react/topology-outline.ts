import '../topology/stratus-topology-outline.define.js'
import { StratusTopologyOutline } from '../topology/stratus-topology-outline.js'
import type { StratusTopologyOutlineEventMap } from '../topology/stratus-topology-graph.events.js'
import { wrap } from './wrap.js'

export const TopologyOutline = wrap<StratusTopologyOutline, StratusTopologyOutlineEventMap>(
  'stratus-topology-outline',
  StratusTopologyOutline,
  { 'stratus-topology-select': true, 'stratus-topology-open': true },
)
