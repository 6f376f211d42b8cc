import type { NetworkNode, NodeKey, ServerNode, Topology, TopologyNode } from './topology-model.js'

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
  /** Where an instance that is not shown is counted. */
  readonly hiddenIn: ReadonlyMap<NodeKey, NodeKey>
  readonly model: Topology
}

/** The one network of an instance all of whose ports are on it. */
export function onlyNetwork(server: ServerNode, model: Topology): NetworkNode | undefined {
  const links = model.linksOf(server.key)
  const first = links[0]?.network
  return first && links.every(({ network }) => network === first) ? first : undefined
}

interface Leaves {
  readonly byNetwork: ReadonlyMap<NodeKey, readonly ServerNode[]>
  readonly others: readonly ServerNode[]
}

/** Instances by the network that they hang on alone, and those that hang on none or several. */
export function leavesOf(model: Topology): Leaves {
  const byNetwork = new Map<NodeKey, ServerNode[]>()
  const others: ServerNode[] = []
  for (const server of model.servers) {
    const network = onlyNetwork(server, model)
    if (!network) {
      others.push(server)
      continue
    }
    const known = byNetwork.get(network.key)
    if (known) known.push(server)
    else byNetwork.set(network.key, [server])
  }
  return { byNetwork, others }
}

/** @param isCollapsed - Whether a network with this many instances of its own hides them. */
export function buildGraph(
  model: Topology,
  isCollapsed: (network: NodeKey, leaves: number) => boolean = () => false,
): Graph {
  const { byNetwork, others } = leavesOf(model)
  const nodes: GraphNode[] = []
  const indexOf = new Map<NodeKey, number>()
  const hiddenIn = new Map<NodeKey, NodeKey>()
  const add = (node: TopologyNode, home = -1, leaves = 0, hidden = 0) => {
    const shape = shapeOf(node)
    indexOf.set(node.key, nodes.length)
    nodes.push({ key: node.key, node, shape, radius: radii[shape], home, leaves, hidden })
  }
  const shown: { readonly home: number; readonly leaves: readonly ServerNode[] }[] = []
  for (const network of model.networks) {
    const leaves = byNetwork.get(network.key) ?? []
    const collapsed = leaves.length > 0 && isCollapsed(network.key, leaves.length)
    if (collapsed) for (const leaf of leaves) hiddenIn.set(leaf.key, network.key)
    else if (leaves.length) shown.push({ home: nodes.length, leaves })
    add(network, -1, leaves.length, collapsed ? leaves.length : 0)
  }
  for (const router of model.routers) add(router)
  for (const server of others) add(server)
  const bodies = nodes.length
  for (const { home, leaves } of shown) for (const leaf of leaves) add(leaf, home)
  return { nodes, bodies, indexOf, hiddenIn, model, ...linesOf(model, indexOf) }
}

function linesOf(model: Topology, indexOf: ReadonlyMap<NodeKey, number>) {
  const ends: number[] = []
  const counts: number[] = []
  // Lines of each device as a chain: last one, and the one before each.
  const last = new Int32Array(indexOf.size).fill(-1)
  const before: number[] = []
  for (const { network, device } of model.links) {
    const from = indexOf.get(network.key)
    const to = indexOf.get(device.key)
    if (from === undefined || to === undefined) continue
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
