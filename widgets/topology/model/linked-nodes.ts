import type { Kind, KindTable } from './node-kinds.js'
import type { Structure } from './structure.js'
import type { NodeKey, NodePart, Topology, TopologyLink, TopologyNode } from './topology-model.js'

/** What all models have in common: nodes at places, linked as their structure says. */
export abstract class LinkedNodes implements Topology {
  constructor(
    readonly nodes: readonly TopologyNode[],
    readonly structure: Structure,
    readonly table: KindTable,
  ) {}

  abstract readonly isDecorated: boolean
  abstract readonly hasLanes: boolean
  abstract kindOf(node: TopologyNode): Kind
  abstract textsOf(node: TopologyNode): readonly string[]
  abstract without(removed: ReadonlySet<NodeKey>, removedParts: ReadonlySet<string>): Topology
  abstract arrowsOf(link: number): number
  protected abstract linkAt(link: number, from: TopologyNode, to: TopologyNode): TopologyLink

  get kinds(): readonly Kind[] {
    return this.table.registered
  }

  placeOf(key: NodeKey): number {
    return this.structure.placeOf(key)
  }

  nodeOf(key: NodeKey): TopologyNode | undefined {
    return this.nodes[this.placeOf(key)]
  }

  linksOf(key: NodeKey): readonly TopologyLink[] {
    const place = this.placeOf(key)
    if (place < 0) return []
    const { structure, nodes } = this
    // A link from a node to itself is at both of its ends.
    return Array.from(new Set(structure.linksAt(place)), (link) =>
      this.linkAt(link, nodes[structure.ends[2 * link]!]!, nodes[structure.ends[2 * link + 1]!]!),
    )
  }

  partsOf(_node: TopologyNode): readonly NodePart[] {
    return []
  }

  hasPart(_id: string): boolean {
    return false
  }
}
