import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusTopologyBalloon } from './stratus-topology-balloon.js'

define('stratus-topology-balloon', StratusTopologyBalloon)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-topology-balloon': StratusTopologyBalloon
  }
}
