import type { NodeKey, Topology, TopologyNode } from '../model/topology-model.js'

/** Radii of the graph's nodes, px at scale 1 (T-GRAPH-11). */
export const radii = { external: 35, network: 30, router: 25, server: 20 } as const

export type Shape = keyof typeof radii

/** What the graph draws a node as. */
export function shapeOf(node: TopologyNode): Shape {
  return node.kind === 'network' && node.external ? 'external' : node.kind
}

export interface GraphNode {
  readonly key: NodeKey
  readonly node: TopologyNode
  readonly shape: Shape
  readonly radius: number
  /** Index of the network that this instance hangs on alone; -1 = a body that the layout moves. */
  readonly home: number
  /** Instances that hang on this network alone, shown or not. */
  readonly leaves: number
  /** How many of them are not shown because the network is collapsed (T-GRAPH-07). */
  readonly hidden: number
}

/** The picture's nodes and lines. Bodies come first: `nodes[0 … bodies - 1]`; then instances placed round their network. */
export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly bodies: number
  /** Ends of each line, as indexes: the network at even places, the device at odd ones. */
  readonly ends: Uint32Array
  /** How many ports each line stands for. */
  readonly counts: Uint16Array
  /** Index of each node of the model; -1 = not shown. */
  readonly indexes: Int32Array
  /** Where each node was in the graph before; -1 = it is new. */
  readonly from: Int32Array
  /** The nodes and lines are those of the graph before, in the same order. */
  readonly isSame: boolean
  /** Where an instance that is not shown is counted. */
  readonly hiddenIn: ReadonlyMap<NodeKey, NodeKey>
  readonly model: Topology
}

/** The node's index; -1 = it is not shown. */
export function indexIn({ model, indexes }: Graph, key: NodeKey | undefined): number {
  return (key && indexes[model.placeOf(key)]) ?? -1
}

/** Instances by the place of the network that they hang on alone, and those that hang on none or several. */
function leavesOf({ networks, routers, servers, ends }: Topology) {
  const first = networks.length + routers.length
  /** The one network of each instance; -1 = none, -2 = several. */
  const only = new Int32Array(servers.length).fill(-1)
  for (let end = 0; end < ends.length; end += 2) {
    const server = ends[end + 1]! - first
    if (server < 0) continue
    if (only[server] === -1) only[server] = ends[end]!
    else if (only[server] !== ends[end]) only[server] = -2
  }
  const byNetwork: (number[] | undefined)[] = []
  const others: number[] = []
  for (const [server, network] of only.entries()) {
    if (network < 0) others.push(server)
    else (byNetwork[network] ??= []).push(server)
  }
  return { byNetwork, others }
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
 * @param isCollapsed - Whether a network with this many instances of its own hides them.
 * @param before - The last graph: what is as it was there is the same object.
 */
export function buildGraph(
  model: Topology,
  isCollapsed: (network: NodeKey, leaves: number) => boolean = () => false,
  before?: Graph,
): Graph {
  const { networks, routers, servers } = model
  const { byNetwork, others } = leavesOf(model)
  const firstServer = networks.length + routers.length
  const nodes: GraphNode[] = []
  const indexes = new Int32Array(model.nodes.length).fill(-1)
  const hiddenIn = new Map<NodeKey, NodeKey>()
  const from = new Int32Array(model.nodes.length)
  const placeBefore = placesBefore(model, before?.model)
  let isSame = true
  const add = (place: number, home: number, leaves: number, hidden: number) => {
    const index = nodes.length
    const node = model.nodes[place]!
    const placed = placeBefore(place)
    const at = placed < 0 ? -1 : before!.indexes[placed]!
    indexes[place] = index
    from[index] = at
    isSame &&= at === index
    const old = at < 0 ? undefined : before!.nodes[at]!
    if (old?.node === node && old.home === home && old.leaves === leaves && old.hidden === hidden) nodes.push(old)
    else {
      const shape = shapeOf(node)
      nodes.push({ key: node.key, node, shape, radius: radii[shape], home, leaves, hidden })
    }
  }
  const shown: { readonly home: number; readonly leaves: readonly number[] }[] = []
  for (const [at, network] of networks.entries()) {
    const leaves = byNetwork[at] ?? []
    const collapsed = leaves.length > 0 && isCollapsed(network.key, leaves.length)
    if (collapsed) for (const leaf of leaves) hiddenIn.set(servers[leaf]!.key, network.key)
    else if (leaves.length) shown.push({ home: nodes.length, leaves })
    add(at, -1, leaves.length, collapsed ? leaves.length : 0)
  }
  for (let place = networks.length; place < firstServer; place++) add(place, -1, 0, 0)
  for (const at of others) add(firstServer + at, -1, 0, 0)
  const bodies = nodes.length
  for (const { home, leaves } of shown) for (const at of leaves) add(firstServer + at, home, 0, 0)
  const lines = linesOf(model.ends, indexes)
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

/** One line for all ports of a device on a network. */
function linesOf(links: Uint32Array, indexes: Int32Array) {
  const ends = new Uint32Array(links.length)
  const counts = new Uint16Array(links.length / 2)
  let count = 0
  // Lines of each device as a chain: last one, and the one before each.
  const last = new Int32Array(indexes.length).fill(-1)
  const before = new Int32Array(counts.length)
  for (let link = 0; link < links.length; link += 2) {
    const from = indexes[links[link]!]!
    const to = indexes[links[link + 1]!]!
    if (from < 0 || to < 0) continue
    let line = last[to]!
    while (line >= 0 && ends[2 * line] !== from) line = before[line]!
    if (line < 0) {
      before[count] = last[to]!
      last[to] = line = count++
      ends[2 * line] = from
      ends[2 * line + 1] = to
    }
    counts[line]!++
  }
  return { ends: ends.subarray(0, 2 * count), counts: counts.subarray(0, count) }
}

/** The networks and devices at the other ends of a node's ports, each once. */
export function neighboursOf(key: NodeKey, model: Topology): readonly TopologyNode[] {
  const found = new Set<TopologyNode>()
  for (const { network, device } of model.linksOf(key)) found.add(network.key === key ? device : network)
  return [...found]
}
