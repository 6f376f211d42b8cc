import '../topology/stratus-topology-flat.define.js'
import { StratusTopologyFlat } from '../topology/stratus-topology-flat.js'
import type { StratusTopologyFlatEventMap } from '../topology/stratus-topology-flat.events.js'
import { wrap } from './wrap.js'

export const TopologyFlat = wrap<StratusTopologyFlat, StratusTopologyFlatEventMap>(
  'stratus-topology-flat',
  StratusTopologyFlat,
  {
    'stratus-topology-select': true,
    'stratus-topology-open': true,
    'stratus-topology-leave': true,
    'stratus-topology-action': true,
    'stratus-topology-draw-mode': true,
  },
)
