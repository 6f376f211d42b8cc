import '../icon/stratus-icon.define.js'
import { define } from '../internal/define.js'
import { StratusStackTopology } from './stratus-stack-topology.js'

define('stratus-stack-topology', StratusStackTopology)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-stack-topology': StratusStackTopology
  }
}
