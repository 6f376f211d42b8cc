import { z } from '../zod.js'
import {
  bag,
  count,
  flag,
  id,
  isRecord,
  list,
  type List,
  many,
  type Model,
  raw,
  reader,
  readText,
  single,
  text,
  texts,
  upOrDown,
} from './fields.js'

const common = {
  id: id(),
  name: text(),
  description: text(),
  project_id: text('project_id', 'tenant_id'),
  tenant_id: text('tenant_id', 'project_id'),
  created_at: text(),
  updated_at: text(),
  revision_number: count(),
  tags: texts(),
}

const adminState = {
  admin_state_up: flag('admin_state_up', 'is_admin_state_up'),
  /** 'UP' or 'DOWN'; Horizon 25 leaves the words out of ports (A-REL-01). */
  admin_state: upOrDown('admin_state', 'admin_state_up', 'is_admin_state_up'),
}

const subnetShape = {
  ...common,
  network_id: text(),
  cidr: text(),
  /** 4 or 6. */
  ip_version: count(),
  gateway_ip: text(),
  enable_dhcp: flag('enable_dhcp', 'is_dhcp_enabled'),
  allocation_pools: many(reader({ start: text(), end: text() })),
  dns_nameservers: texts(),
  host_routes: many(reader({ destination: text(), nexthop: text() })),
  ipv6_address_mode: text(),
  ipv6_ra_mode: text(),
  subnetpool_id: text('subnetpool_id', 'subnet_pool_id'),
}
export type Subnet = Model<typeof subnetShape>
const readSubnet = reader(subnetShape)

const networkShape = {
  ...common,
  ...adminState,
  status: text(),
  shared: flag('shared', 'is_shared'),
  router_external: flag('router:external', 'is_router_external', 'router__external'),
  is_default: flag(),
  port_security_enabled: flag('port_security_enabled', 'is_port_security_enabled'),
  mtu: count(),
  provider_network_type: text('provider:network_type', 'provider_network_type'),
  provider_physical_network: text('provider:physical_network', 'provider_physical_network'),
  provider_segmentation_id: count('provider:segmentation_id', 'provider_segmentation_id'),
  availability_zones: texts(),
  availability_zone_hints: texts(),
  dns_domain: text(),
  qos_policy_id: text(),
  /** The subnets themselves, where the server sends them; else [] and only `subnet_ids` is filled. */
  subnets: many(readSubnet),
}
/** A network; `subnet_ids` whether subnets came as objects or as ids. */
export type Network = Model<typeof networkShape> & { readonly subnet_ids: readonly string[] }
const readRawNetwork = reader(networkShape)

function readNetwork(value: unknown): Network | null {
  const network = readRawNetwork(value)
  if (!network || !isRecord(value)) return null
  return { ...network, subnet_ids: subnetIds(value.subnet_ids) ?? subnetIds(value.subnets) ?? [] }
}

function subnetIds(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((entry: unknown) => readText(isRecord(entry) ? entry.id : entry) ?? [])
}

const portShape = {
  ...common,
  ...adminState,
  network_id: text(),
  status: text(),
  mac_address: text(),
  fixed_ips: many(reader({ subnet_id: text(), ip_address: text() })),
  device_id: text(),
  device_owner: text(),
  security_groups: texts('security_groups', 'security_group_ids'),
  /** normal, direct, direct-physical, macvtap, baremetal, virtio-forwarder. */
  vnic_type: text('binding:vnic_type', 'binding_vnic_type', 'binding__vnic_type'),
  vif_type: text('binding:vif_type', 'binding_vif_type'),
  host_id: text('binding:host_id', 'binding_host_id'),
  port_security_enabled: flag('port_security_enabled', 'is_port_security_enabled'),
  allowed_address_pairs: many(reader({ ip_address: text(), mac_address: text() })),
  qos_policy_id: text(),
  dns_name: text(),
  /** Of a trunk's parent. */
  trunk_details: raw(),
  /** Of a trunk's subport. */
  trunk_id: text(),
  segmentation_type: text(),
  segmentation_id: count(),
}
export type Port = Model<typeof portShape>
const readPort = reader(portShape)

const subportShape = { port_id: id(), segmentation_type: text(), segmentation_id: count() }
export type Subport = Model<typeof subportShape>
const readSubport = reader(subportShape)
const readTrunkDetails = reader({ trunk_id: id(), sub_ports: many(readSubport) })

/** Horizon 25 tells only of parents what their subports are, the others tell subports of their trunk too (A-REL-01). */
function withTrunks(list: List<Port>): List<Port> {
  const trunks = new Map<string, Pick<Port, 'trunk_id' | 'segmentation_type' | 'segmentation_id'>>()
  for (const { trunk_details } of list.items) {
    const { trunk_id, sub_ports } = readTrunkDetails(trunk_details) ?? { trunk_id: null, sub_ports: [] }
    for (const { port_id, segmentation_type, segmentation_id } of sub_ports)
      trunks.set(port_id, { trunk_id, segmentation_type, segmentation_id })
  }
  if (trunks.size === 0) return list
  return { ...list, items: list.items.map((port) => (port.trunk_id ? port : { ...port, ...trunks.get(port.id) })) }
}

const trunkShape = {
  ...common,
  ...adminState,
  port_id: text(),
  status: text(),
  sub_ports: many(readSubport),
}
/** OS::Neutron::Trunk. The last two are computed where the server leaves them out (answers of PATCH). */
export type Trunk = Model<typeof trunkShape> & { readonly name_or_id: string; readonly subport_count: number }
const readRawTrunk = reader(trunkShape)

function readTrunk(value: unknown): Trunk | null {
  const trunk = readRawTrunk(value)
  return (
    trunk && { ...trunk, name_or_id: trunk.name || `(${trunk.id.slice(0, 13)})`, subport_count: trunk.sub_ports.length }
  )
}

const ruleShape = {
  id: id(),
  /** bandwidth_limit, dscp_marking, minimum_bandwidth or minimum_packet_rate. */
  type: text(),
  qos_policy_id: text(),
  max_kbps: count(),
  max_burst_kbps: count(),
  /** egress, ingress, or (packet rate) any. */
  direction: text(),
  dscp_mark: count(),
  min_kbps: count(),
  min_kpps: count(),
}
export type QosRule = Model<typeof ruleShape>
const readRule = reader(ruleShape)

const policyShape = {
  ...common,
  shared: flag('shared', 'is_shared'),
  is_default: flag(),
  rules: many(readRule),
}
/** OS::Neutron::QoSPolicy. */
export type QosPolicy = Model<typeof policyShape>
const readPolicy = reader(policyShape)

const agentShape = {
  id: id(),
  agent_type: text(),
  binary: text(),
  host: text(),
  topic: text(),
  availability_zone: text(),
  alive: flag('alive', 'is_alive'),
  ...adminState,
  /** ISO time. */
  heartbeat_timestamp: text('heartbeat_timestamp', 'last_heartbeat_at'),
  started_at: text(),
  created_at: text(),
  configurations: bag('configurations', 'configuration'),
  description: text(),
}
export type NetworkAgent = Model<typeof agentShape>

const groupRuleShape = {
  id: id(),
  direction: text(),
  ethertype: text('ethertype', 'ether_type'),
  protocol: text(),
  port_range_min: count(),
  port_range_max: count(),
  remote_ip_prefix: text(),
  remote_group_id: text(),
  remote_address_group_id: text(),
  /** Its name, where it is known. */
  remote_address_group: text(),
  description: text(),
}
const groupShape = {
  ...common,
  stateful: flag(),
  shared: flag('shared', 'is_shared'),
  security_group_rules: many(reader(groupRuleShape)),
}
export type SecurityGroup = Model<typeof groupShape>
const readGroup = reader(groupShape)

const forwardingShape = {
  id: id(),
  protocol: text(),
  internal_ip_address: text(),
  /** None for a range, which Neutron tells no more of here. */
  internal_port: count(),
  external_port: count(),
}

const floatingIpShape = {
  ...common,
  ip: text('ip', 'floating_ip_address'),
  fixed_ip: text('fixed_ip', 'fixed_ip_address'),
  /** Network id. */
  pool: text('pool', 'floating_network_id'),
  port_id: text(),
  instance_id: text(),
  /** 'compute', another device owner, or null. */
  instance_type: text(),
  router_id: text(),
  status: text(),
  dns_domain: text(),
  dns_name: text(),
  /** Its ports that lead to instances, while nothing is behind it as a whole; none where the cloud does not tell. */
  port_forwardings: many(reader(forwardingShape)),
}
export type FloatingIp = Model<typeof floatingIpShape>
const readFloatingIp = reader(floatingIpShape)

export const networks = list(readNetwork)
export const network = single(readNetwork)
export const subnets = list(readSubnet)
export const subnet = single(readSubnet)
export const ports = z.pipe(list(readPort), z.transform(withTrunks))
export const trunks = list(readTrunk)
export const trunk = single(readTrunk)
export const qosPolicies = list(readPolicy)
export const qosPolicy = single(readPolicy)
export const qosRule = single(readRule)
export const agents = list(reader(agentShape))
export const securityGroups = list(readGroup)
export const floatingIps = list(readFloatingIp)
export const floatingIp = single(readFloatingIp)
