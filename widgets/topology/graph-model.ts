import type { NodeKey, Topology, TopologyNode } from './topology-model.js'

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
  readonly indexOf: ReadonlyMap<NodeKey, number>
  /** Where each node was in the graph before; -1 = it is new. */
  readonly from: Int32Array
  /** Where an instance that is not shown is counted. */
  readonly hiddenIn: ReadonlyMap<NodeKey, NodeKey>
  readonly model: Topology
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
  const nodes: GraphNode[] = []
  /** Where each node of the model is in the graph; -1 = not shown. */
  const places = new Int32Array(networks.length + routers.length + servers.length).fill(-1)
  const hiddenIn = new Map<NodeKey, NodeKey>()
  const from: number[] = []
  const add = (place: number, node: TopologyNode, home = -1, leaves = 0, hidden = 0) => {
    places[place] = nodes.length
    const at = before?.indexOf.get(node.key) ?? -1
    from.push(at)
    const old = before?.nodes[at]
    if (old?.node === node && old.home === home && old.leaves === leaves && old.hidden === hidden) nodes.push(old)
    else {
      const shape = shapeOf(node)
      nodes.push({ key: node.key, node, shape, radius: radii[shape], home, leaves, hidden })
    }
  }
  const firstServer = networks.length + routers.length
  const shown: { readonly home: number; readonly leaves: readonly number[] }[] = []
  for (const [at, network] of networks.entries()) {
    const leaves = byNetwork[at] ?? []
    const collapsed = leaves.length > 0 && isCollapsed(network.key, leaves.length)
    if (collapsed) for (const leaf of leaves) hiddenIn.set(servers[leaf]!.key, network.key)
    else if (leaves.length) shown.push({ home: nodes.length, leaves })
    add(at, network, -1, leaves.length, collapsed ? leaves.length : 0)
  }
  for (const [at, router] of routers.entries()) add(networks.length + at, router)
  for (const at of others) add(firstServer + at, servers[at]!)
  const bodies = nodes.length
  for (const { home, leaves } of shown) for (const at of leaves) add(firstServer + at, servers[at]!, home)
  const isSame = before?.nodes.length === nodes.length && from.every((old, at) => old === at)
  const lines = linesOf(model.ends, places)
  return {
    nodes,
    bodies,
    indexOf: isSame ? before.indexOf : new Map(nodes.map(({ key }, at) => [key, at])),
    from: Int32Array.from(from),
    hiddenIn,
    model,
    ...(isSame && sameNumbers(lines.ends, before.ends) ? { ends: before.ends, counts: lines.counts } : lines),
  }
}

function sameNumbers(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at])
}

/** One line for all ports of a device on a network. */
function linesOf(links: Uint32Array, places: Int32Array) {
  const ends: number[] = []
  const counts: number[] = []
  // Lines of each device as a chain: last one, and the one before each.
  const last = new Int32Array(places.length).fill(-1)
  const before: number[] = []
  for (let link = 0; link < links.length; link += 2) {
    const from = places[links[link]!]!
    const to = places[links[link + 1]!]!
    if (from < 0 || to < 0) continue
    let line = last[to]!
    while (line >= 0 && ends[2 * line] !== from) line = before[line]!
    if (line >= 0) {
      counts[line]!++
      continue
    }
    before.push(last[to]!)
    last[to] = counts.length
    ends.push(from, to)
    counts.push(1)
  }
  return { ends: Uint32Array.from(ends), counts: Uint16Array.from(counts) }
}

/** The networks and devices at the other ends of a node's ports, each once. */
export function neighboursOf(key: NodeKey, model: Topology): readonly TopologyNode[] {
  const found = new Set<TopologyNode>()
  for (const { network, device } of model.linksOf(key)) found.add(network.key === key ? device : network)
  return [...found]
}
