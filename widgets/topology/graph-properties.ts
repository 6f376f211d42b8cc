import { property } from 'lit/decorators.js'
import { SharedProperties } from './shared-properties.js'
import { emptyTopology } from './model/cloud-model.js'
import type { TopologyModel } from './model/parse-topology.js'
import { nothingPending, type Pending } from './model/topology-model.js'
import type { StratusTopologyGraphEventMap } from './stratus-topology-graph.events.js'

/** Everything a page says to a graph, but for its viewport. */
export abstract class GraphProperties extends SharedProperties<StratusTopologyGraphEventMap> {
  /** A page's own graph (`TopologyData`), a cloud's answer, or what `parseTopology()` made of either. */
  @property({ attribute: false }) model: TopologyModel = emptyTopology

  /** Deletes that are under way. */
  @property({ attribute: false }) pending: Pending = nothingPending

  /** Shows names; near enough, addresses too. */
  @property({ type: Boolean, reflect: true }) labels = false

  /** Every network hides the instances that hang on it alone. */
  @property({ type: Boolean, reflect: true }) collapsed = false
}
