import type { TopologyActionsEventMap, TopologyMessagesEventMap } from './stratus-topology-balloon.events.js'
import type { LayoutName } from './model/topology-layout.js'
import type { NodeRef } from './model/topology-model.js'
import type { TopologyViewName } from './toolbar/topology-memory.js'
import type { TopologySearch } from './model/topology-search.js'
import type { StratusTopologyGraphEventMap } from './stratus-topology-graph.events.js'

export interface StratusTopologyEventMap
  extends StratusTopologyGraphEventMap, TopologyActionsEventMap, TopologyMessagesEventMap {
  /** Fact: the user chose another view. */
  'stratus-topology-view-change': CustomEvent<{ readonly view: TopologyViewName }>
  /** Fact: the user looks for something else. */
  'stratus-topology-search': CustomEvent<TopologySearch>
  /** Fact: the user chose another layout. */
  'stratus-topology-layout': CustomEvent<{ readonly layout: LayoutName }>
  /** Fact: the user lights only this node and what it is linked to; null = everything again. */
  'stratus-topology-neighbourhood': CustomEvent<NodeRef | null>
}
