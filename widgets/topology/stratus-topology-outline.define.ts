import { define } from '../internal/define.js'
import { StratusTopologyOutline } from './stratus-topology-outline.js'

define('stratus-topology-outline', StratusTopologyOutline)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-topology-outline': StratusTopologyOutline
  }
}
