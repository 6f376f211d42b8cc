import type { Kind } from '../model/node-kinds.js'
import { otherEnd, type NodeKey, type Topology, type TopologyNode } from '../model/topology-model.js'

export interface GraphNode {
  readonly key: NodeKey
  readonly node: TopologyNode
  readonly shape: Kind
  readonly radius: number
  /** Index of the node that this one belongs to, an instance to its one network; -1 = a body that the layout moves. */
  readonly home: number
  /** Members of this node, shown or not. */
  readonly leaves: number
  /** How many of them are not shown because it is collapsed (T-GRAPH-07). */
  readonly hidden: number
}

/** The picture's nodes and lines. Bodies come first: `nodes[0 … bodies - 1]`; then members placed round the node they belong to. */
export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly bodies: number
  /** Ends of each line, as indexes: where its first link comes from at even places, where that leads to at odd ones. */
  readonly ends: Uint32Array
  /** Arrows of each line: 1 = at its end, 2 = at its start, 3 = both; undefined = there are none. */
  readonly arrows: Uint8Array | undefined
  /** Index of each node of the model; -1 = not shown. */
  readonly indexes: Int32Array
  /** Where each node was in the graph before; -1 = it is new. */
  readonly from: Int32Array
  /** The nodes and lines are those of the graph before, in the same order. */
  readonly isSame: boolean
  /** Where a member that is not shown is counted. */
  readonly hiddenIn: ReadonlyMap<NodeKey, NodeKey>
  readonly model: Topology
}

/** The node's index; -1 = it is not shown. */
export function indexIn({ model, indexes }: Graph, key: NodeKey | undefined): number {
  return (key && indexes[model.placeOf(key)]) ?? -1
}

/** For each node of a model in turn: its place in the model before; -1 = it is new. */
function placesBefore(model: Topology, before: Topology | undefined): (place: number) => number {
  if (!before?.nodes.length) return () => -1
  // Mostly everything stands as far from its old place as the node before it.
  let shift = 0
  return (place) => {
    const node = model.nodes[place]!
    if (before.nodes[place + shift] === node) return place + shift
    const old = before.placeOf(node.key)
    if (old >= 0) shift = old - place
    return old
  }
}

/**
 * @param isCollapsed - Whether a node with this many members hides them.
 * @param before - The last graph: what is as it was there is the same object.
 */
export function buildGraph(
  model: Topology,
  isCollapsed: (node: NodeKey, leaves: number) => boolean = () => false,
  before?: Graph,
): Graph {
  const { structure } = model
  const nodes: GraphNode[] = []
  const indexes = new Int32Array(model.nodes.length).fill(-1)
  const hiddenIn = new Map<NodeKey, NodeKey>()
  const from = new Int32Array(model.nodes.length)
  const placeBefore = placesBefore(model, before?.model)
  let isSame = true
  const add = (place: number, home: number, leaves: number, hidden: number) => {
    const index = nodes.length
    const node = model.nodes[place]!
    const shape = model.kindOf(node)
    const placed = placeBefore(place)
    const at = placed < 0 ? -1 : before!.indexes[placed]!
    indexes[place] = index
    from[index] = at
    const old = at < 0 ? undefined : before!.nodes[at]!
    isSame &&= at === index && old?.shape === shape
    if (
      old?.node === node &&
      old.shape === shape &&
      old.home === home &&
      old.leaves === leaves &&
      old.hidden === hidden
    )
      nodes.push(old)
    else nodes.push({ key: node.key, node, shape, radius: shape.radius, home, leaves, hidden })
  }
  const shown: { readonly home: number; readonly leaves: readonly number[] }[] = []
  const hiddenAt: { readonly home: number; readonly leaves: readonly number[] }[] = []
  for (let place = 0; place < model.nodes.length; place++) {
    if (structure.homes[place]! >= 0) continue
    const leaves = structure.membersAt(place)
    const { key } = model.nodes[place]!
    const collapsed = leaves.length > 0 && isCollapsed(key, leaves.length)
    if (collapsed) {
      for (const leaf of leaves) hiddenIn.set(model.nodes[leaf]!.key, key)
      hiddenAt.push({ home: nodes.length, leaves })
    } else if (leaves.length) shown.push({ home: nodes.length, leaves })
    add(place, -1, leaves.length, collapsed ? leaves.length : 0)
  }
  const bodies = nodes.length
  for (const { home, leaves } of shown) for (const place of leaves) add(place, home, 0, 0)
  // Lines of what is hidden lead to where it is counted.
  const shownAt = hiddenAt.length ? indexes.slice() : indexes
  for (const { home, leaves } of hiddenAt) for (const place of leaves) shownAt[place] = home
  const lines = linesOf(model, shownAt)
  return {
    nodes,
    bodies,
    ...lines,
    indexes,
    from: from.subarray(0, nodes.length),
    isSame: isSame && before?.nodes.length === nodes.length && sameNumbers(lines.ends, before.ends),
    hiddenIn,
    model,
  }
}

function sameNumbers(one: Uint32Array, other: Uint32Array): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

/** One line for all links between two nodes. */
function linesOf(model: Topology, indexes: Int32Array): Pick<Graph, 'ends' | 'arrows'> {
  const { ends: links } = model.structure
  const ends = new Uint32Array(links.length)
  const arrows = model.isDecorated ? new Uint8Array(links.length / 2) : undefined
  let count = 0
  // Lines of each node as a chain, by the end that comes later: last one, and the one before each.
  const last = new Int32Array(indexes.length).fill(-1)
  const before = new Int32Array(links.length / 2)
  for (let link = 0; link < links.length; link += 2) {
    const from = indexes[links[link]!]!
    const to = indexes[links[link + 1]!]!
    if (from < 0 || to < 0 || from === to) continue
    const [one, other] = from < to ? [from, to] : [to, from]
    let line = last[other]!
    while (line >= 0 && ends[2 * line] !== one && ends[2 * line + 1] !== one) line = before[line]!
    if (line < 0) {
      before[count] = last[other]!
      last[other] = line = count++
      ends[2 * line] = from
      ends[2 * line + 1] = to
    }
    if (!arrows) continue
    const own = model.arrowsOf(link / 2)
    arrows[line]! |= ends[2 * line] === from ? own : turned(own)
  }
  return { ends: ends.subarray(0, 2 * count), arrows: arrows?.subarray(0, count) }
}

/** The arrows of a line seen from its other end. */
const turned = (arrows: number) => ((arrows & 1) << 1) | (arrows >> 1)

/** The nodes at the other ends of a node's links, each once. */
export function neighboursOf(key: NodeKey, model: Topology): readonly TopologyNode[] {
  const node = model.nodeOf(key)
  return node ? [...new Set(model.linksOf(key).map((link) => otherEnd(link, node)))] : []
}
