/**
 * The network topology as every view knows it (T-MODEL-01 to T-MODEL-06); `parse-topology.ts` reads it from a server's answer.
 *
 * How the parts of the topology talk to each other:
 * - Views (`stratus-topology-graph`, `stratus-topology-flat`, `stratus-topology-outline`) get a `Topology` as `model`, and
 *   `pending` from whoever deletes: what is marked as loading, and what is gone although the last answer still has it. A view that
 *   stands alone reads a server's answer itself.
 * - `stratus-topology-select` {kind, id} or null — fact: the user chose another device or network.
 * - `stratus-topology-open` {kind, id, anchor, source} — request, cancelable: show the balloon at `anchor` (a rectangle of the
 *   window); `source` is `pointer`, `keyboard` or `hover`. The balloon closes when its node leaves the model (T-MODEL-11).
 * - `stratus-topology` holds the views and is where the balloon's requests come out.
 */

export type NodeKind = 'network' | 'router' | 'server'

/** Names a node in events and properties. */
export interface NodeRef {
  readonly kind: NodeKind
  readonly id: string
}

/** What opens a balloon. `hover`: closes when the pointer is gone; `pointer`: stays; `keyboard`: stays, and takes the focus. */
export type BalloonSource = 'hover' | 'pointer' | 'keyboard'

/** `<kind>/<id>`: stable between answers, and never the same for two nodes. */
export type NodeKey = `${NodeKind}/${string}`

export interface Subnet {
  readonly id: string
  /** Horizon does not say; a page may. */
  readonly name?: string | undefined
  readonly cidr: string
  readonly url: string | null
}

interface BaseNode extends NodeRef {
  readonly key: NodeKey
  readonly name: string
  /** The details page; null for what belongs to another project. */
  readonly url: string | null
  /** As the server words it for people. */
  readonly status: string
  /** The service's own word, upper case: ACTIVE, BUILD, ERROR … */
  readonly originalStatus: string
}

export interface NetworkNode extends BaseNode {
  readonly kind: 'network'
  readonly external: boolean
  readonly subnets: readonly Subnet[]
  readonly allowDeleteSubnet: boolean
  /** Another's: the server says so of subnets, or it is an external one of which it says nothing (T-BAL-07). */
  readonly foreign: boolean
  /** False only when the server says so: Zed's Horizon does not tell. */
  readonly allowDeleteNetwork: boolean
}

export interface RouterNode extends BaseNode {
  readonly kind: 'router'
  /** What is being done to it, `deleting` for example; null = nothing. */
  readonly task: string | null
}

export interface ServerNode extends BaseNode {
  readonly kind: 'server'
  readonly task: string | null
  /** Page of the console, relative to `url`; null = no console now. */
  readonly console: string | null
  /** False only when the server says so: Zed's Horizon does not tell. */
  readonly allowDelete: boolean
}

export type TopologyNode = NetworkNode | RouterNode | ServerNode
export type DeviceNode = RouterNode | ServerNode

export interface FixedIp {
  readonly address: string
  readonly subnetId: string | null
}

export interface TopologyPort {
  /** Unlike `id` unique: a gateway port that the server makes up (without an owner) has one id for all routers of a network. */
  readonly key: string
  readonly id: string
  readonly deviceId: string
  readonly networkId: string
  /** Empty when the server does not say. */
  readonly owner: string
  readonly fixedIps: readonly FixedIp[]
  readonly status: string
  readonly originalStatus: string
  readonly url: string | null
}

/** A port both of whose ends are in the model. */
export interface TopologyLink {
  /** The port's key. */
  readonly key: string
  readonly port: TopologyPort
  readonly network: NetworkNode
  readonly device: DeviceNode
}

export interface Topology {
  readonly networks: readonly NetworkNode[]
  readonly routers: readonly RouterNode[]
  readonly servers: readonly ServerNode[]
  /** Every port of the answer, also those that lead nowhere (unbound, DHCP). */
  readonly ports: readonly TopologyPort[]
  /** Networks, routers and servers one after the other: a node's place is its index here. */
  readonly nodes: readonly TopologyNode[]
  /** Places of the two ends of each link, network and device. */
  readonly ends: Uint32Array
  /** -1 = not in the model. */
  placeOf(key: NodeKey): number
  nodeOf(key: NodeKey): TopologyNode | undefined
  /** The links of a node, in the order of the ports. */
  linksOf(key: NodeKey): readonly TopologyLink[]
}

export function keyOf({ kind, id }: NodeRef): NodeKey {
  return `${kind}/${id}`
}

/** The node's kind and id out of its key. */
export function refOf(key: NodeKey): NodeRef {
  const slash = key.indexOf('/')
  return { kind: key.slice(0, slash) as NodeKind, id: key.slice(slash + 1) }
}

const places = new WeakMap<readonly NodeRef[], ReadonlyMap<string, number>>()

/** Where each id is in a list. A list that stays from one answer to the next is gone through once. */
export function placesIn(list: readonly NodeRef[]): ReadonlyMap<string, number> {
  let known = places.get(list)
  if (known) return known
  const made = new Map<string, number>()
  for (let at = 0; at < list.length; at++) made.set(list[at]!.id, at)
  places.set(list, (known = made))
  return known
}

/** Lists put together: what is not there any more loses its links too. What few ask for is worked out when they ask. */
class Assembled implements Topology {
  readonly nodes: readonly TopologyNode[]
  readonly ends: Uint32Array
  /** The place in `ports` of each link's port. */
  #portOf: Uint32Array
  #around: ReturnType<typeof linksAround> | undefined

  constructor(
    readonly networks: readonly NetworkNode[],
    readonly routers: readonly RouterNode[],
    readonly servers: readonly ServerNode[],
    readonly ports: readonly TopologyPort[],
  ) {
    this.nodes = [...networks, ...routers, ...servers]
    const networkAt = placesIn(networks)
    const routerAt = placesIn(routers)
    const serverAt = placesIn(servers)
    const firstServer = networks.length + routers.length
    const ends = new Uint32Array(2 * ports.length)
    const portOf = new Uint32Array(ports.length)
    let count = 0
    for (let at = 0; at < ports.length; at++) {
      const { networkId, deviceId, owner } = ports[at]!
      const from = networkAt.get(networkId)
      if (from === undefined) continue
      // The owner says whether it is a router or an instance; without one, whichever has the id.
      const router = routerAt.get(deviceId)
      const server = router === undefined || owner.startsWith('compute:') ? serverAt.get(deviceId) : undefined
      if (server === undefined && router === undefined) continue
      ends[2 * count] = from
      ends[2 * count + 1] = server === undefined ? networks.length + router! : firstServer + server
      portOf[count++] = at
    }
    this.ends = ends.subarray(0, 2 * count)
    this.#portOf = portOf
  }

  placeOf(key: NodeKey): number {
    const { kind, id } = refOf(key)
    const { networks, routers, servers } = this
    if (kind === 'network') return placesIn(networks).get(id) ?? -1
    const [list, first] = kind === 'router' ? [routers, networks.length] : [servers, networks.length + routers.length]
    const at = placesIn(list).get(id)
    return at === undefined ? -1 : first + at
  }

  nodeOf(key: NodeKey): TopologyNode | undefined {
    return this.nodes[this.placeOf(key)]
  }

  linksOf(key: NodeKey): readonly TopologyLink[] {
    const place = this.placeOf(key)
    if (place < 0) return []
    const { start, order } = (this.#around ??= linksAround(this.nodes.length, this.ends))
    return Array.from(order.subarray(start[place]!, start[place + 1]!), (link) => {
      const port = this.ports[this.#portOf[link]!]!
      const network = this.networks[this.ends[2 * link]!]!
      return { key: port.key, port, network, device: this.nodes[this.ends[2 * link + 1]!] as DeviceNode }
    })
  }
}

export function assemble(
  networks: readonly NetworkNode[],
  routers: readonly RouterNode[],
  servers: readonly ServerNode[],
  ports: readonly TopologyPort[],
): Topology {
  return new Assembled(networks, routers, servers, ports)
}

/** The links of each node as slices of one array; far less work than a list for each. */
function linksAround(count: number, ends: Uint32Array) {
  const start = new Uint32Array(count + 1)
  for (const end of ends) start[end + 1]!++
  for (let at = 0; at < count; at++) start[at + 1]! += start[at]!
  const next = start.slice()
  const order = new Uint32Array(ends.length)
  for (const [at, end] of ends.entries()) order[next[end]!++] = at >> 1
  return { start, order }
}

export const emptyTopology: Topology = assemble([], [], [], [])

/** What was read already is told from a server's answer. */
export function isTopology(value: unknown): value is Topology {
  return typeof value === 'object' && value !== null && 'linksOf' in value && 'nodes' in value
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
  const stays = ({ key }: TopologyNode) => !removed.has(key)
  const left = assemble(
    model.networks
      .filter(stays)
      .map((network) => ({ ...network, subnets: network.subnets.filter(({ id }) => !removedParts.has(id)) })),
    model.routers.filter(stays),
    model.servers.filter(stays),
    model.ports.filter(({ id }) => !removedParts.has(id)),
  )
  lefts.set(model, { pending, left }).set(left, { pending, left })
  return left
}

export type DeviceState = 'loading' | 'active' | 'down'

/** How a node is shown (T-MODEL-10, T-MODEL-12). */
export function stateOf(node: TopologyNode, pending: Pending = nothingPending): DeviceState {
  const task = node.kind === 'network' ? null : node.task
  const building = node.status === 'BUILD' || node.originalStatus === 'BUILD'
  if (building || task === 'deleting' || (pending.loading.size > 0 && pending.loading.has(node.key))) return 'loading'
  return node.originalStatus === 'ACTIVE' ? 'active' : 'down'
}

/** What stands at a node: as its state, but what is merely off (shut off, paused, shelved) is no error. */
export type NodeSign = DeviceState | 'off'

export function signOf(node: TopologyNode, pending?: Pending): NodeSign {
  const state = stateOf(node, pending)
  return state === 'down' && !isError(node) ? 'off' : state
}

function isError({ originalStatus, status }: TopologyNode): boolean {
  return /error|fail/i.test(originalStatus || status)
}

/**
 * The port whose network is nearest to the networks of the device's other ports, by absolute distance between columns
 * (T-MODEL-13, DEC-32); the first of equal ones. Ports on unknown networks do not count.
 */
export function mainLink(device: DeviceNode, model: Topology, columns = columnsOf(model)): TopologyLink | undefined {
  const links = model.linksOf(device.key)
  const places = links.map(({ network }) => columns.get(network.key) ?? 0)
  let best: TopologyLink | undefined
  let bestSum = Infinity
  for (const [index, link] of links.entries()) {
    const sum = places.reduce((total, place) => total + Math.abs(place - places[index]!), 0)
    if (sum < bestSum) [best, bestSum] = [link, sum]
  }
  return best
}

/** The column of each network: its place in the data. */
export function columnsOf(model: Topology): ReadonlyMap<NodeKey, number> {
  return new Map(model.networks.map(({ key }, index) => [key, index]))
}

/** The network a device belongs to (T-MODEL-13); without ports the first one; undefined when there is no network. */
export function homeNetwork(device: DeviceNode, model: Topology, columns?: ReadonlyMap<NodeKey, number>) {
  return mainLink(device, model, columns)?.network ?? model.networks[0]
}

/** Every address of a node, in the order of its ports: of a network, the ranges of its subnets. */
export function addressesOf(node: TopologyNode, model: Topology): readonly string[] {
  if (node.kind === 'network') return node.subnets.map(({ cidr }) => cidr).filter(Boolean)
  return model.linksOf(node.key).flatMap(({ port }) => port.fixedIps.map(({ address }) => address))
}
