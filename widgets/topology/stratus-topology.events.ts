import type { TopologyActionsEventMap, TopologyMessagesEventMap } from './topology-actions.events.js'
import type { TopologySearch } from './topology-search.js'
import type { StratusTopologyGraphEventMap } from './topology.events.js'

export type TopologyViewName = 'graph' | 'flat' | 'outline'

export interface StratusTopologyEventMap
  extends StratusTopologyGraphEventMap, TopologyActionsEventMap, TopologyMessagesEventMap {
  /** Fact: the user chose another view. */
  'stratus-topology-view': CustomEvent<{ readonly view: TopologyViewName }>
  /** Fact: the user looks for something else. */
  'stratus-topology-search': CustomEvent<TopologySearch>
}
