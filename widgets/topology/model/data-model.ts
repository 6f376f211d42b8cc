/** A graph of anything: services and databases, hosts, jobs. What a page gives as plain JSON, and the model of it. */
import type { NodeBadge, NodeRing, ReadDecoration } from './badges.js'
import { LinkedNodes } from './linked-nodes.js'
import type { Kind, KindTable } from './node-kinds.js'
import { Structure } from './structure.js'
import type { LinkDirection, NodeKey, TopologyLink, TopologyNode } from './topology-nodes.js'

/** Nodes of a page's own, and links between them: plain JSON, given as `model`. */
export interface TopologyData {
  readonly nodes: readonly NodeData[]
  readonly links?: readonly LinkData[]
}

/** How a node does: `active` (the default), something is under way, it is off, or there is an error. */
export type NodeState = 'active' | 'loading' | 'off' | 'error'

/** A node of a page's own. Everything but the id may be left out. */
export interface NodeData {
  /** Unique among the nodes of its kind, and the same from one set of data to the next. */
  readonly id: string
  /** Its kind, as registered in `nodeKinds`; `node` without one. */
  readonly kind?: string
  /** Its id without one. */
  readonly name?: string
  /** How it does, in words: `healthy`, `3 of 5 replicas`. */
  readonly status?: string
  readonly state?: NodeState
  /** Where its details are. */
  readonly url?: string
  /** Id, or `kind/id`, of the node that it belongs to: it stands round that one, and is hidden when that is collapsed. Groups do not nest. */
  readonly group?: string
  /** Lines below its name: the first one in the picture, all of them in outline and balloon, and found by the search. */
  readonly texts?: readonly string[]
  /** What else the balloon says, by heading. */
  readonly facts?: Readonly<Record<string, string>>
  /** The first three are drawn. */
  readonly badges?: readonly NodeBadge[]
  readonly ring?: NodeRing
  /** Whatever the page wants to find at the node again. */
  readonly data?: unknown
}

/** A link between two nodes, by their ids or as `kind/id`. */
export interface LinkData {
  readonly from: string
  readonly to: string
  /** Tells it from others between the same two nodes. */
  readonly id?: string
  /** What stands at the line. */
  readonly label?: string
  /** Which ends have an arrow; `none` without one. */
  readonly direction?: LinkDirection
}

/** A node of a page's own, as it was read. */
export interface DataNode extends TopologyNode {
  readonly group: string
  readonly texts: readonly string[]
  readonly facts: readonly (readonly [heading: string, value: string])[]
  readonly decoration: ReadDecoration
  readonly data: unknown
}

/** A link as it was read: its ends need not be there. */
export interface DataLink {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly label: string
  readonly direction: LinkDirection
}

export function isDataNode(node: TopologyNode): node is DataNode {
  return 'decoration' in node
}

const arrows: Readonly<Record<LinkDirection, number>> = { none: 0, forward: 1, back: 2, both: 3 }

export class DataTopology extends LinkedNodes {
  declare readonly nodes: readonly DataNode[]
  readonly isDecorated: boolean
  readonly hasLanes: boolean

  /** @param linkOf - The place in `links` of each link of the structure. */
  constructor(
    nodes: readonly DataNode[],
    readonly links: readonly DataLink[],
    structure: Structure,
    readonly linkOf: Uint32Array,
    table: KindTable,
  ) {
    super(nodes, structure, table)
    this.hasLanes = structure.ends.some((place) => this.kindOf(nodes[place]!).holds)
    this.isDecorated =
      links.some(({ label, direction }) => label !== '' || direction !== 'none') ||
      nodes.some(({ decoration: { badges, ring } }) => badges.length > 0 || ring !== undefined)
  }

  /** Registered ones in use, then those that nobody has registered. */
  override get kinds(): readonly Kind[] {
    const used = new Set(this.nodes.map((node) => this.kindOf(node)))
    const registered = this.table.registered.filter((kind) => used.has(kind))
    return [...registered, ...[...used].filter((kind) => !registered.includes(kind)).slice(0, mostUnregistered)]
  }

  kindOf({ kind }: TopologyNode): Kind {
    return this.table.get(kind)
  }

  arrowsOf(link: number): number {
    return arrows[this.links[this.linkOf[link]!]!.direction]
  }

  protected linkAt(link: number, from: TopologyNode, to: TopologyNode): TopologyLink {
    const identity = this.links[this.linkOf[link]!]!
    const { key, label, direction } = identity
    return { key, identity, from, to, label, direction, texts: [] }
  }

  textsOf(node: TopologyNode): readonly string[] {
    return (node as DataNode).texts
  }

  without(removed: ReadonlySet<NodeKey>): DataTopology {
    return assembleData(
      this.nodes.filter(({ key }) => !removed.has(key)),
      this.links,
      this.table,
    )
  }
}

/** Filters and legend show no more that nobody has registered: there may be as many as nodes. */
const mostUnregistered = 20

/** Nodes and links put together: a link without one of its ends is left out. */
export function assembleData(
  nodes: readonly DataNode[],
  links: readonly DataLink[],
  table: KindTable,
  before?: DataTopology,
): DataTopology {
  const isAsBefore =
    before?.links === links &&
    before.structure.isOf(nodes) &&
    nodes.every(({ group }, place) => group === before.nodes[place]!.group)
  if (isAsBefore) return new DataTopology(nodes, links, before.structure, before.linkOf, table)
  // An id alone names the first node that has it.
  const places = new Map<string, number>()
  for (let place = nodes.length - 1; place >= 0; place--) places.set(nodes[place]!.id, place)
  for (const [place, { key }] of nodes.entries()) places.set(key, place)
  const ends: number[] = []
  const linkOf: number[] = []
  for (const [at, { from, to }] of links.entries()) {
    const [one, other] = [places.get(from), places.get(to)]
    if (one === undefined || other === undefined || one === other) continue
    ends.push(one, other)
    linkOf.push(at)
  }
  const homes = Int32Array.from(nodes, ({ group }) => (group ? (places.get(group) ?? -1) : -1))
  const structure = new Structure(nodes, Uint32Array.from(ends), homes)
  return new DataTopology(nodes, links, structure, Uint32Array.from(linkOf), table)
}
