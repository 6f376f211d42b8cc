import '../icon/stratus-icon-core.define.js'
import '../topology/stratus-topology-graph.define.js'
import { define } from '../internal/define.js'
import { StratusLiveTopology } from './stratus-live-topology.js'

define('stratus-live-topology', StratusLiveTopology)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-live-topology': StratusLiveTopology
  }
}
