/** A cloud's network topology as an instance of the general model. */
import { LinkedNodes } from './linked-nodes.js'
import { cloudKinds, kindsOf, type Kind, type KindTable } from './node-kinds.js'
import { Structure } from './structure.js'
import type { LinkDirection, NodeKey, NodePart, TopologyLink, TopologyNode } from './topology-nodes.js'

interface BaseNode extends TopologyNode {
  /** The service's own word, upper case: ACTIVE, BUILD, ERROR … */
  readonly originalStatus: string
}

export interface Subnet {
  readonly id: string
  /** Horizon does not say; a page may. */
  readonly name?: string | undefined
  readonly cidr: string
  readonly url: string | null
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
}

export interface ServerNode extends BaseNode {
  readonly kind: 'server'
  /** Page of the console, relative to `url`; null = no console now. */
  readonly console: string | null
  /** False only when the server says so: Zed's Horizon does not tell. */
  readonly allowDelete: boolean
}

/** An address of an external network; its name is the address. */
export interface FloatingIpNode extends BaseNode {
  readonly kind: 'floating-ip'
  readonly networkId: string
  /** What it leads to; null = nothing yet. */
  readonly deviceId: string | null
  readonly fixedIp: string | null
}

export interface LoadBalancerNode extends BaseNode {
  readonly kind: 'load-balancer'
  /** The network of its address. */
  readonly networkId: string
  readonly address: string
  /** Ids of the instances among its members. */
  readonly memberIds: readonly string[]
}

export type CloudNode = NetworkNode | RouterNode | ServerNode | FloatingIpNode | LoadBalancerNode
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

/** The link that a port is: from its network to its device. */
export interface PortLink extends TopologyLink {
  readonly port: TopologyPort
}

export function isPortLink(link: TopologyLink): link is PortLink {
  return 'port' in link
}

/** Everything that an answer tells. */
export interface CloudLists {
  readonly networks: readonly NetworkNode[]
  readonly routers: readonly RouterNode[]
  readonly servers: readonly ServerNode[]
  readonly floatingIps: readonly FloatingIpNode[]
  readonly loadBalancers: readonly LoadBalancerNode[]
  /** Every port, also those that lead nowhere (unbound, DHCP). */
  readonly ports: readonly TopologyPort[]
}

export class CloudTopology extends LinkedNodes implements CloudLists {
  declare readonly nodes: readonly CloudNode[]
  readonly networks: readonly NetworkNode[]
  readonly routers: readonly RouterNode[]
  readonly servers: readonly ServerNode[]
  readonly floatingIps: readonly FloatingIpNode[]
  readonly loadBalancers: readonly LoadBalancerNode[]
  readonly ports: readonly TopologyPort[]
  readonly isDecorated = false
  readonly hasLanes = true

  /** @param portOf - The place in `ports` of each link's port; -1 = it is another link. */
  constructor(
    lists: CloudLists,
    nodes: readonly CloudNode[],
    structure: Structure,
    readonly portOf: Int32Array,
    table: KindTable,
  ) {
    super(nodes, structure, table)
    this.networks = lists.networks
    this.routers = lists.routers
    this.servers = lists.servers
    this.floatingIps = lists.floatingIps
    this.loadBalancers = lists.loadBalancers
    this.ports = lists.ports
  }

  kindOf(node: TopologyNode): Kind {
    return this.table.get(
      (node as CloudNode).kind === 'network' && (node as NetworkNode).external ? 'external' : node.kind,
    )
  }

  arrowsOf(): number {
    return 0
  }

  protected linkAt(link: number, from: TopologyNode, to: TopologyNode): TopologyLink {
    const port = this.ports[this.portOf[link]!]
    const common = { from, to, label: '', direction: 'none' as LinkDirection }
    if (!port) return { key: `${from.key} ${to.key}`, identity: to, ...common, texts: [] }
    const made: PortLink = {
      key: port.key,
      identity: port,
      ...common,
      texts: port.fixedIps.map(({ address }) => address),
      port,
    }
    return made
  }

  /** Every address, in the order of its ports: of a network, the ranges of its subnets. */
  textsOf(node: TopologyNode): readonly string[] {
    const known = node as CloudNode
    switch (known.kind) {
      case 'network':
        return known.subnets.map(({ cidr }) => cidr).filter(Boolean)
      case 'floating-ip':
        return known.fixedIp ? [known.fixedIp] : []
      case 'load-balancer':
        return known.address ? [known.address] : []
      default:
        return this.linksOf(node.key).flatMap(({ texts }) => texts)
    }
  }

  override partsOf(node: TopologyNode): readonly NodePart[] {
    const known = node as CloudNode
    if (known.kind !== 'network') return []
    return known.subnets.map(({ id, cidr }) => ({ id, name: cidr || id }))
  }

  without(removed: ReadonlySet<NodeKey>, removedParts: ReadonlySet<string>): CloudTopology {
    const stays = ({ key }: TopologyNode) => !removed.has(key)
    return assembleCloud(
      {
        networks: this.networks
          .filter(stays)
          .map((network) => ({ ...network, subnets: network.subnets.filter(({ id }) => !removedParts.has(id)) })),
        routers: this.routers.filter(stays),
        servers: this.servers.filter(stays),
        floatingIps: this.floatingIps.filter(stays),
        loadBalancers: this.loadBalancers.filter(stays),
        ports: this.ports.filter(({ id }) => !removedParts.has(id)),
      },
      this.table,
    )
  }

  override hasPart(id: string): boolean {
    const { ports, networks } = this
    return (
      ports.some((port) => port.id === id) || networks.some(({ subnets }) => subnets.some((each) => each.id === id))
    )
  }
}

/** Lists put together: what is not there any more loses its links too. */
export function assembleCloud(lists: CloudLists, table: KindTable, before?: CloudTopology): CloudTopology {
  const { networks, routers, servers, floatingIps, loadBalancers } = lists
  const nodes = [...networks, ...routers, ...servers, ...floatingIps, ...loadBalancers]
  // Only what links hold on to: the rest of an answer may have changed.
  const isAsBefore =
    before?.ports === lists.ports &&
    before.floatingIps === floatingIps &&
    before.loadBalancers === loadBalancers &&
    before.structure.isOf(nodes)
  if (isAsBefore) return new CloudTopology(lists, nodes, before.structure, before.portOf, table)
  const { ends, portOf } = linksOf(lists)
  return new CloudTopology(lists, nodes, new Structure(nodes, ends, homesOf(lists, nodes.length, ends)), portOf, table)
}

/** Links as places: of every port both of whose ends are there, of floating IPs and of load balancers. */
function linksOf({ networks, routers, servers, floatingIps, loadBalancers, ports }: CloudLists) {
  const networkAt = placesIn(networks)
  const routerAt = placesIn(routers)
  const serverAt = placesIn(servers)
  const first = { router: networks.length, server: networks.length + routers.length }
  const ends: number[] = []
  const portOf: number[] = []
  const link = (from: number | undefined, to: number | undefined, port = -1) => {
    if (from === undefined || to === undefined) return
    ends.push(from, to)
    portOf.push(port)
  }
  const deviceAt = (id: string, isServer = false) => {
    const router = routerAt.get(id)
    const server = router === undefined || isServer ? serverAt.get(id) : undefined
    if (server !== undefined) return first.server + server
    return router === undefined ? undefined : first.router + router
  }
  for (let at = 0; at < ports.length; at++) {
    const { networkId, deviceId, owner } = ports[at]!
    // The owner says whether it is a router or an instance; without one, whichever has the id.
    link(networkAt.get(networkId), deviceAt(deviceId, owner.startsWith('compute:')), at)
  }
  let place = first.server + servers.length
  for (const { networkId, deviceId } of floatingIps) {
    link(networkAt.get(networkId), place)
    if (deviceId !== null) link(deviceAt(deviceId), place)
    place++
  }
  for (const { networkId, memberIds } of loadBalancers) {
    link(networkAt.get(networkId), place)
    for (const id of memberIds) link(deviceAt(id, true), place)
    place++
  }
  return { ends: Uint32Array.from(ends), portOf: Int32Array.from(portOf) }
}

/** An instance on one network, and an address that leads nowhere, belong to that network. */
function homesOf({ networks, routers }: CloudLists, count: number, ends: Uint32Array): Int32Array {
  const homes = new Int32Array(count).fill(-1)
  const several = -2
  for (let end = 0; end < ends.length; end += 2) {
    const [from, to] = [ends[end]!, ends[end + 1]!]
    if (to < networks.length + routers.length) continue
    if (from >= networks.length) {
      // What leads on stands between networks.
      homes[to] = several
      continue
    }
    if (homes[to] === -1) homes[to] = from
    else if (homes[to] !== from) homes[to] = several
  }
  return homes.map((home) => Math.max(home, -1))
}

const places = new WeakMap<readonly TopologyNode[], ReadonlyMap<string, number>>()

/** Where each id is in a list. A list that stays from one answer to the next is gone through once. */
function placesIn(list: readonly TopologyNode[]): ReadonlyMap<string, number> {
  let known = places.get(list)
  if (!known) places.set(list, (known = new Map(list.map(({ id }, at) => [id, at]))))
  return known
}

export const noLists: CloudLists = {
  networks: [],
  routers: [],
  servers: [],
  floatingIps: [],
  loadBalancers: [],
  ports: [],
}

export function isCloud(model: object): model is CloudTopology {
  return model instanceof CloudTopology
}

/** Before there is any answer. */
export const emptyTopology = assembleCloud(noLists, kindsOf(undefined, cloudKinds))
