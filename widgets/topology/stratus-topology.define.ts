import { define } from '../internal/define.js'
import { StratusTopology } from './stratus-topology.js'

define('stratus-topology', StratusTopology)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-topology': StratusTopology
  }
}
