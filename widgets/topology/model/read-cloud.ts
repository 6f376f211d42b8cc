/** From a cloud's answer to a `CloudTopology`: tolerant, in steps, and with as much of the last one as has not changed. */
import { linkAddress, text } from './answer-text.js'
import {
  assembleCloud,
  emptyTopology,
  noLists,
  type CloudLists,
  type CloudTopology,
  type FloatingIpNode,
  type LoadBalancerNode,
  type NetworkNode,
  type RouterNode,
  type ServerNode,
  type TopologyPort,
} from './cloud-model.js'
import { cloudKinds, kindsOf, rarerCloudKinds, type NodeKinds } from './node-kinds.js'
import {
  finish,
  isItem,
  items,
  noReading,
  readList,
  sameItems,
  type Item,
  type ListReader,
  type Reading,
} from './read-list.js'
import type { NodeSign } from './topology-nodes.js'

function textOrNull(value: unknown): string | null {
  return text(value) || null
}

function nameOf(item: Item, id: string): string {
  return text(item.name).trim() || `(${id.slice(0, 13)})`
}

function originalStatusOf(item: Item): string {
  return text(item.original_status || item.status).toUpperCase()
}

/** What is the same of all nodes (T-MODEL-10, T-MODEL-12, T-MODEL-14). */
function readCommon(item: Item, id: string) {
  const status = text(item.status)
  const originalStatus = originalStatusOf(item)
  const task = textOrNull(item.task)
  return {
    id,
    name: nameOf(item, id),
    url: linkAddress(item.url),
    status,
    originalStatus,
    task,
    sign: signFor(status, originalStatus, task),
  }
}

function signFor(status: string, originalStatus: string, task: string | null): NodeSign {
  if (status === 'BUILD' || originalStatus === 'BUILD' || task === 'deleting') return 'loading'
  if (originalStatus === 'ACTIVE') return 'active'
  return /error|fail/i.test(originalStatus || status) ? 'down' : 'off'
}

function readNetwork(item: Item, id: string): NetworkNode {
  const external = [item['router:external'], item.is_router_external, item.router_external].includes(true)
  return {
    kind: 'network',
    key: `network/${id}`,
    ...readCommon(item, id),
    task: null,
    external,
    subnets: items(item.subnets).map((subnet) => ({
      id: text(subnet.id),
      name: text(subnet.name) || undefined,
      cidr: text(subnet.cidr),
      url: linkAddress(subnet.url),
    })),
    allowDeleteSubnet: item.allow_delete_subnet === true,
    foreign: item.allow_delete_subnet === false || (external && item.allow_delete_subnet !== true),
    allowDeleteNetwork: item.allow_delete_network !== false,
  }
}

function readRouter(item: Item, id: string): RouterNode {
  return { kind: 'router', key: `router/${id}`, ...readCommon(item, id) }
}

function readServer(item: Item, id: string): ServerNode {
  return {
    kind: 'server',
    key: `server/${id}`,
    ...readCommon(item, id),
    console: textOrNull(item.console),
    allowDelete: item.allow_delete_server !== false,
  }
}

/** Services that have no words for people say ACTIVE, PENDING_UPDATE. */
function worded(status: unknown): string {
  const word = text(status)
  return word === word.toUpperCase() ? word.charAt(0) + word.slice(1).toLowerCase().replaceAll('_', ' ') : word
}

/** As Horizon's API and Neutron's own have it. */
function readFloatingIp(item: Item, id: string): FloatingIpNode {
  return {
    kind: 'floating-ip',
    key: `floating-ip/${id}`,
    ...readCommon(
      { ...item, name: item.ip ?? item.floating_ip_address, original_status: item.status, status: worded(item.status) },
      id,
    ),
    networkId: text(item.pool ?? item.floating_network_id),
    deviceId: textOrNull(item.instance_id) ?? textOrNull(item.router_id),
    fixedIp: textOrNull(item.fixed_ip ?? item.fixed_ip_address),
  }
}

/** As Octavia has it, with the ids of its network and of its members' instances. */
function readLoadBalancer(item: Item, id: string): LoadBalancerNode {
  const members: readonly unknown[] = Array.isArray(item.member_ids) ? item.member_ids : []
  const status = item.provisioning_status ?? item.status
  return {
    kind: 'load-balancer',
    key: `load-balancer/${id}`,
    ...readCommon({ ...item, original_status: status, status: worded(status) }, id),
    networkId: text(item.vip_network_id),
    address: text(item.vip_address),
    memberIds: members.map(text).filter(Boolean),
  }
}

function portKey(item: Item): string {
  const id = text(item.id)
  return !id || text(item.device_owner) ? id : `${id}/${text(item.device_id)}/${text(item.network_id)}`
}

function addressesIn(value: unknown): TopologyPort['fixedIps'] {
  const found: TopologyPort['fixedIps'][number][] = []
  for (const ip of items(value)) {
    const address = text(ip.ip_address)
    if (address) found.push({ address, subnetId: textOrNull(ip.subnet_id) })
  }
  return found
}

function readPort(item: Item, key: string): TopologyPort {
  return {
    key,
    id: text(item.id),
    deviceId: text(item.device_id),
    networkId: text(item.network_id),
    owner: text(item.device_owner),
    fixedIps: addressesIn(item.fixed_ips),
    status: text(item.status),
    originalStatus: originalStatusOf(item),
    url: linkAddress(item.url),
  }
}

function sameDevice(one: Item, other: Item): boolean {
  return (
    one.name === other.name &&
    one.url === other.url &&
    one.status === other.status &&
    one.original_status === other.original_status &&
    one.task === other.task &&
    one.console === other.console &&
    one.allow_delete_server === other.allow_delete_server
  )
}

const byId = { key: (item: Item) => text(item.id), keyOf: ({ id }: { readonly id: string }) => id }

const networks: ListReader<NetworkNode> = {
  ...byId,
  read: readNetwork,
  isSame: (one, other) =>
    sameDevice(one, other) &&
    one['router:external'] === other['router:external'] &&
    one.is_router_external === other.is_router_external &&
    one.router_external === other.router_external &&
    one.allow_delete_subnet === other.allow_delete_subnet &&
    one.allow_delete_network === other.allow_delete_network &&
    sameItems(
      one.subnets,
      other.subnets,
      (a, b) => a.id === b.id && a.name === b.name && a.cidr === b.cidr && a.url === b.url,
    ),
}
const routers: ListReader<RouterNode> = { ...byId, read: readRouter, isSame: sameDevice }
const servers: ListReader<ServerNode> = { ...byId, read: readServer, isSame: sameDevice }
const ports: ListReader<TopologyPort> = {
  key: portKey,
  keyOf: ({ key }) => key,
  read: readPort,
  isSame: (one, other) =>
    one.device_id === other.device_id &&
    one.network_id === other.network_id &&
    one.device_owner === other.device_owner &&
    one.status === other.status &&
    one.original_status === other.original_status &&
    one.url === other.url &&
    sameItems(one.fixed_ips, other.fixed_ips, (a, b) => a.ip_address === b.ip_address && a.subnet_id === b.subnet_id),
}
/** There are few of them: compared as a whole. */
const isEqual = (one: Item, other: Item) => one === other || JSON.stringify(one) === JSON.stringify(other)
const floatingIps: ListReader<FloatingIpNode> = { ...byId, read: readFloatingIp, isSame: isEqual }
const loadBalancers: ListReader<LoadBalancerNode> = { ...byId, read: readLoadBalancer, isSame: isEqual }

type Readings = { readonly [List in keyof CloudLists]: Reading<CloudLists[List][number]> }

const readings = new WeakMap<CloudTopology, Readings>()

/**
 * Reads an answer of `project/network_topology/json`, or anything else: what cannot be read is left out.
 *
 * @param before - What was read the last time; without any change the answer is that very object.
 * @param own - Kinds that the page has registered.
 */
export function* readCloud(
  answer: unknown,
  before: CloudTopology,
  own: NodeKinds | undefined,
): Generator<void, CloudTopology> {
  const item: Item = isItem(answer) ? answer : {}
  const last = readings.get(before)
  const read: Readings = {
    networks: yield* readList(item.networks, last?.networks ?? noReading, networks),
    routers: yield* readList(item.routers, last?.routers ?? noReading, routers),
    servers: yield* readList(item.servers, last?.servers ?? noReading, servers),
    floatingIps: yield* readList(item.floating_ips, last?.floatingIps ?? noReading, floatingIps),
    loadBalancers: yield* readList(item.load_balancers, last?.loadBalancers ?? noReading, loadBalancers),
    ports: yield* readList(item.ports, last?.ports ?? noReading, ports),
  }
  const table = kindsOf(own, {
    ...cloudKinds,
    ...(read.floatingIps.list.length && { 'floating-ip': rarerCloudKinds['floating-ip'] }),
    ...(read.loadBalancers.list.length && { 'load-balancer': rarerCloudKinds['load-balancer'] }),
  })
  const names = Object.keys(noLists) as (keyof CloudLists)[]
  if (table === before.table && names.every((name) => read[name].list === before[name])) {
    // What is there before any answer is everybody's.
    if (before !== emptyTopology) readings.set(before, read)
    return before
  }
  yield
  const lists: CloudLists = {
    networks: read.networks.list,
    routers: read.routers.list,
    servers: read.servers.list,
    floatingIps: read.floatingIps.list,
    loadBalancers: read.loadBalancers.list,
    ports: read.ports.list,
  }
  const model = assembleCloud(lists, table, before)
  readings.set(model, read)
  return model
}

/** `readCloud` in one go. */
export function parseCloud(answer: unknown, before = emptyTopology, own?: NodeKinds): CloudTopology {
  return finish(readCloud(answer, before, own))
}
