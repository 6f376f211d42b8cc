import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusTopologyFlat } from './stratus-topology-flat.js'

define('stratus-topology-flat', StratusTopologyFlat)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-topology-flat': StratusTopologyFlat
  }
}
