/**
 * The topology as every view knows it: nodes of any kind and links between them. A cloud's answer (`cloud-model.ts`, T-MODEL-01 to
 * T-MODEL-06) and a page's own graph (`data-model.ts`) are both read into it.
 *
 * How the parts of the topology talk to each other:
 * - Views (`stratus-topology-graph`, `stratus-topology-flat`, `stratus-topology-outline`) get a `Topology` as `model`, and
 *   `pending` from whoever deletes: what is marked as loading, and what is gone although the last answer still has it. A view that
 *   stands alone reads its data itself.
 * - `stratus-topology-select` {kind, id} or null — fact: the user chose another node.
 * - `stratus-topology-open` {kind, id, anchor, source} — request, cancelable: show the balloon at `anchor` (a rectangle of the
 *   window); `source` is `pointer`, `keyboard` or `hover`. The balloon closes when its node leaves the model (T-MODEL-11).
 * - `stratus-topology` holds the views and is where the balloon's requests come out.
 */
import type { Kind } from './node-kinds.js'
import type { Structure } from './structure.js'
import type { NodeKey, NodePart, NodeSign, TopologyLink, TopologyNode } from './topology-nodes.js'

export {
  keyOf,
  otherEnd,
  refOf,
  type BalloonSource,
  type LinkDirection,
  type NodeKey,
  type NodePart,
  type NodeRef,
  type NodeSign,
  type TopologyLink,
  type TopologyNode,
} from './topology-nodes.js'

export interface Topology {
  /** A node's place is its index here. */
  readonly nodes: readonly TopologyNode[]
  /** What does not change while the same nodes are linked in the same way. */
  readonly structure: Structure
  /** Kinds that filters and legend show. */
  readonly kinds: readonly Kind[]
  /** Some links lead to what holds others: those are columns of a flat view. */
  readonly hasLanes: boolean
  /** Something of it is drawn with decorations: badges, rings, words or arrows at links. */
  readonly isDecorated: boolean
  /** -1 = not in the model. */
  placeOf(key: NodeKey): number
  nodeOf(key: NodeKey): TopologyNode | undefined
  kindOf(node: TopologyNode): Kind
  /** The links of a node, in the order of the data. */
  linksOf(key: NodeKey): readonly TopologyLink[]
  /** Arrows of a link by its number: 1 = at its end, 2 = at its start, 3 = both. */
  arrowsOf(link: number): number
  /** Lines for its label, the outline and the search: addresses. */
  textsOf(node: TopologyNode): readonly string[]
  partsOf(node: TopologyNode): readonly NodePart[]
  /** The model without some nodes and without some parts of others. */
  without(removed: ReadonlySet<NodeKey>, removedParts: ReadonlySet<string>): Topology
  /** A part of a node, or what a link stands for, is there. */
  hasPart(id: string): boolean
}

/** What was read already is told from data. */
export function isTopology(value: unknown): value is Topology {
  return typeof value === 'object' && value !== null && 'linksOf' in value && 'structure' in value
}

/** The node that this one belongs to and stands around. */
export function groupOf(node: TopologyNode, model: Topology): TopologyNode | undefined {
  return model.nodes[model.structure.homes[model.placeOf(node.key)] ?? -1]
}

/** What a delete that is under way does to the picture until the next answer shows it. */
export interface Pending {
  /** Shown as loading (T-DEL-01, DEC-34). */
  readonly loading: ReadonlySet<NodeKey>
  /** Gone already (T-DEL-05). */
  readonly removed: ReadonlySet<NodeKey>
  /** Ids of ports and subnets that are gone already. */
  readonly removedParts: ReadonlySet<string>
}

export const nothingPending: Pending = { loading: new Set(), removed: new Set(), removedParts: new Set() }

/** The last such model of each: made once for all who show it, and theirs when they ask again. */
const lefts = new WeakMap<Topology, { readonly pending: Pending; readonly left: Topology }>()

/** The model without what is gone already. */
export function withoutRemoved(model: Topology, pending: Pending | null | undefined): Topology {
  const { removed, removedParts } = pending ?? nothingPending
  if (!pending || (!removed.size && !removedParts.size)) return model
  const known = lefts.get(model)
  if (known?.pending === pending) return known.left
  const left = model.without(removed, removedParts)
  lefts.set(model, { pending, left }).set(left, { pending, left })
  return left
}

/** What stands at a node now (T-MODEL-10, T-MODEL-12, T-MODEL-14). */
export function signOf(node: TopologyNode, pending: Pending = nothingPending): NodeSign {
  return pending.loading.size > 0 && pending.loading.has(node.key) ? 'loading' : node.sign
}

export type DeviceState = 'loading' | 'active' | 'down'

/** The three states that a search knows: what is off is down. */
export function stateOf(node: TopologyNode, pending?: Pending): DeviceState {
  const sign = signOf(node, pending)
  return sign === 'off' ? 'down' : sign
}
