import '../icon/stratus-icon-core.define.js'
import './stratus-topology-graph.define.js'
import { define } from '../internal/define.js'
import { StratusTopology } from './stratus-topology.js'

define('stratus-topology', StratusTopology)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-topology': StratusTopology
  }
}
