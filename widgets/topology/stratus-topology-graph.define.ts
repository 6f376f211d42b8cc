import { define } from '../internal/define.js'
import { StratusTopologyGraph } from './stratus-topology-graph.js'

define('stratus-topology-graph', StratusTopologyGraph)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-topology-graph': StratusTopologyGraph
  }
}
