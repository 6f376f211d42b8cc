import '../topology/stratus-topology-balloon.define.js'
import { StratusTopologyBalloon } from '../topology/stratus-topology-balloon.js'
import type { StratusTopologyBalloonEventMap } from '../topology/stratus-topology-balloon.events.js'
import { wrap } from './wrap.js'

export const TopologyBalloon = wrap<StratusTopologyBalloon, StratusTopologyBalloonEventMap>(
  'stratus-topology-balloon',
  StratusTopologyBalloon,
  {
    'stratus-topology-action': true,
    'stratus-topology-delete': true,
    'stratus-close': true,
  },
)
