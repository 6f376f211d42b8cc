import { property } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { PlaceStore } from './graph/graph-engine.js'
import type { Decorate, DecorateLink } from './model/decorations.js'
import { findNodes, type NodeId } from './model/node-ids.js'
import type { NodeKinds } from './model/node-kinds.js'
import type { LayoutName } from './model/topology-layout.js'
import type { NodeRef, Topology } from './model/topology-model.js'
import { noSearch, type TopologySearch } from './model/topology-search.js'

/** What a page says to a graph, alone or within a topology: kinds, layout, what is chosen, looked for and lit. */
export abstract class SharedProperties<Events extends object> extends StratusElement<Events> {
  /** Kinds of nodes of the page's own, by name: how they look and what they are called. */
  @property({ attribute: false }) nodeKinds: NodeKinds | undefined

  /** Above this many instances of its own a network of the graph starts collapsed, with their count. */
  @property({ type: Number, attribute: 'group-above' }) groupAbove = 100

  /** How the graph is laid out: `force`, or `layered`, external networks above routers above networks above instances. */
  @property() layout: LayoutName = 'force'

  /** The chosen node. */
  @property({ attribute: false }) selected: NodeRef | null = null

  /** All chosen nodes: one, or several together in the graph (Shift with a click, a rubber band or Space). */
  @property({ attribute: false }) selection: readonly NodeRef[] = []

  /** What is looked for. */
  @property({ attribute: false }) search: TopologySearch = noSearch

  /** Only this node and what it is linked to are lit in the graph. */
  @property({ attribute: false }) neighbourhood: NodeRef | null = null

  /** Only these nodes are lit in the graph; empty = all. */
  @property({ attribute: false }) highlighted: readonly NodeRef[] = []

  /** What a page adds to a node: badges and a ring. Asked once for each node, until it has changed; another function asks anew. */
  @property({ attribute: false }) decorate: Decorate | undefined

  /** Words at the graph's lines: gets the links between two nodes, of clouds the ports of a device on a network. Asked as `decorate` is. */
  @property({ attribute: false }) decorateLink: DecorateLink | undefined

  /** Accessible name. */
  @property() label: string = t('Network Topology')

  /** Remembers places chosen by hand under `<name>.places`. */
  @property({ attribute: false }) store: PlaceStore | undefined

  /** Key of what is remembered in `store`. */
  @property() name = 'topology'

  /** What has been read of `model`. */
  protected abstract readonly known: Topology

  /** Chooses one node or several, without an event. Unknown ones are left out, with a warning. */
  select(ids: NodeId | readonly NodeId[]): void {
    this.selection = this.find(ids)
  }

  /** Lights only these nodes in the graph; without any everything is lit again. */
  highlight(ids: NodeId | readonly NodeId[] = []): void {
    this.highlighted = this.find(ids)
  }

  /** A model that was given just now counts. */
  protected catchUp(): void {
    if (this.isUpdatePending && this.isConnected) void this.scheduleUpdate()
  }

  protected find(ids: NodeId | readonly NodeId[]): readonly NodeRef[] {
    this.catchUp()
    const { nodes, unknown } = findNodes(ids, this.known)
    if (unknown.length) this.warn(`knows no node "${unknown.join('", "')}".`)
    return nodes
  }
}
