import { property } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { PlaceStore } from './graph/graph-engine.js'
import { emptyTopology } from './model/cloud-model.js'
import type { Decorate, DecorateLink } from './model/decorations.js'
import type { NodeKinds } from './model/node-kinds.js'
import type { TopologyModel } from './model/parse-topology.js'
import type { LayoutName } from './model/topology-layout.js'
import { nothingPending, type NodeRef, type Pending } from './model/topology-model.js'
import { noSearch, type TopologySearch } from './model/topology-search.js'
import type { StratusTopologyGraphEventMap } from './stratus-topology-graph.events.js'

/** Everything a page says to a graph, but for its viewport. */
export abstract class GraphProperties extends StratusElement<StratusTopologyGraphEventMap> {
  /** A page's own graph (`TopologyData`), a cloud's answer, or what `parseTopology()` made of either. */
  @property({ attribute: false }) model: TopologyModel = emptyTopology

  /** Kinds of nodes of the page's own, by name: how they look and what they are called. */
  @property({ attribute: false }) nodeKinds: NodeKinds | undefined

  /** Deletes that are under way. */
  @property({ attribute: false }) pending: Pending = nothingPending

  /** Shows names; near enough, addresses too. */
  @property({ type: Boolean, reflect: true }) labels = false

  /** Every network hides the instances that hang on it alone. */
  @property({ type: Boolean, reflect: true }) collapsed = false

  /** A network with more instances of its own than this starts collapsed. */
  @property({ type: Number, attribute: 'group-above' }) groupAbove = 100

  /** `force`, or `layered`: external networks above routers above networks above instances. */
  @property() layout: LayoutName = 'force'

  /** The chosen node. */
  @property({ attribute: false }) selected: NodeRef | null = null

  /** All chosen nodes: one, or several together. A new list is what is chosen from then on. */
  @property({ attribute: false }) selection: readonly NodeRef[] = []

  /** What is looked for: matches are lit, the rest is dimmed. */
  @property({ attribute: false }) search: TopologySearch = noSearch

  /** Only this node and what it is linked to are lit. */
  @property({ attribute: false }) neighbourhood: NodeRef | null = null

  /** Only these nodes are lit; empty = all. */
  @property({ attribute: false }) highlighted: readonly NodeRef[] = []

  /** What a page adds to a node: badges and a ring. Asked once for each node, until it has changed; another function asks anew. */
  @property({ attribute: false }) decorate: Decorate | undefined

  /** Words at lines: gets the links between two nodes, of clouds the ports of a device on a network. Asked as `decorate` is. */
  @property({ attribute: false }) decorateLink: DecorateLink | undefined

  /** Accessible name. */
  @property() label: string = t('Network Topology')

  /** Remembers places chosen by hand under `<name>.places`. */
  @property({ attribute: false }) store: PlaceStore | undefined

  /** Key of what is remembered in `store`. */
  @property() name = 'topology'
}
