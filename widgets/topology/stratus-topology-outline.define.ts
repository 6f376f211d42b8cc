import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusTopologyOutline } from './stratus-topology-outline.js'

define('stratus-topology-outline', StratusTopologyOutline)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-topology-outline': StratusTopologyOutline
  }
}
