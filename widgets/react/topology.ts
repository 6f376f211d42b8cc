import '../topology/stratus-topology.define.js'
import type { StratusTopologyEventMap } from '../topology/stratus-topology.events.js'
import { StratusTopology } from '../topology/stratus-topology.js'
import { wrap } from './wrap.js'

export const Topology = wrap<StratusTopology, StratusTopologyEventMap>('stratus-topology', StratusTopology, {
  'stratus-topology-select': true,
  'stratus-topology-open': true,
  'stratus-topology-viewport-change': true,
  'stratus-topology-collapse': true,
  'stratus-topology-view-change': true,
  'stratus-topology-search': true,
  'stratus-topology-layout': true,
  'stratus-topology-neighbourhood': true,
  'stratus-topology-action': true,
  'stratus-topology-delete': true,
  'stratus-topology-message': true,
  'stratus-topology-reload': true,
})
