import '../stack-topology/stratus-stack-topology.define.js'
import { StratusStackTopology } from '../stack-topology/stratus-stack-topology.js'
import type { StratusStackTopologyEventMap } from '../stack-topology/stratus-stack-topology.events.js'
import { wrap } from './wrap.js'

export const StackTopology = wrap<StratusStackTopology, StratusStackTopologyEventMap>(
  'stratus-stack-topology',
  StratusStackTopology,
  { 'stratus-select': true, 'stratus-view': true },
)
