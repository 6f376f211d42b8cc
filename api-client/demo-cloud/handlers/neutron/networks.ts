import { created, empty, fields, html, items, Refusal, required, type Context, type HandlersOf } from '../../handler.js'
import type { NetworkRow, SubnetRow } from '../../world/tables/neutron.js'
import { timestamp, type World } from '../../world/world.js'
import {
  filtered,
  networkOf,
  refuseStrangeAttributes,
  requireAttribute,
  seesPort,
  seesSubnet,
  sharedWith,
} from './access.js'
import { defaultGateway, defaultPools, formatCidr, overlap, parseCidr, type Cidr } from './addressing.js'
import { networkExtensions } from './extensions.js'
import { removePort } from './ports.js'
import { networkView, portView, subnetView } from './views.js'
import { neutronRefusal } from '../refusals.js'

type NetworkHandlers = Pick<
  HandlersOf<'neutron'>,
  Extract<
    keyof HandlersOf<'neutron'>,
    `neutron.${'networks' | 'subnets' | 'ports' | 'agents' | 'extensions' | 'quotas'}.${string}`
  >
>

const networkAttributes = [
  'name',
  'description',
  'admin_state_up',
  'shared',
  'router:external',
  'mtu',
  'port_security_enabled',
  'qos_policy_id',
  'is_default',
  'tenant_id',
  'project_id',
  'availability_zone_hints',
  'dns_domain',
  'provider:network_type',
  'provider:physical_network',
  'provider:segmentation_id',
]
/** Attributes with a policy rule of their own. */
const guarded = [
  'shared',
  'router:external',
  'is_default',
  'provider:network_type',
  'provider:physical_network',
  'provider:segmentation_id',
]

const subnetAttributes = [
  'network_id',
  'name',
  'description',
  'ip_version',
  'cidr',
  'gateway_ip',
  'allocation_pools',
  'enable_dhcp',
  'dns_nameservers',
  'host_routes',
  'ipv6_ra_mode',
  'ipv6_address_mode',
  'tenant_id',
  'project_id',
  'subnetpool_id',
  'prefixlen',
  'service_types',
]
const standardFilters = ['id', 'name', 'tenant_id', 'project_id', 'description', 'revision_number', 'tags']
const subnetFilters = [
  ...standardFilters,
  'network_id',
  'ip_version',
  'cidr',
  'gateway_ip',
  'enable_dhcp',
  'ipv6_ra_mode',
  'ipv6_address_mode',
]
const portFilters = [
  ...standardFilters,
  'network_id',
  'device_id',
  'device_owner',
  'status',
  'mac_address',
  'admin_state_up',
  'binding:vnic_type',
]
const agentFilters = ['id', 'agent_type', 'binary', 'topic', 'host', 'admin_state_up', 'alive', 'availability_zone']

/** In the order in which the real server asks for them: a missing one is named in the error. */
const quotaFields = ['security_group_rule', 'floatingip', 'port', 'router', 'security_group', 'network', 'subnet']

function demandNetworkRights(context: Context, body: Record<string, unknown>): void {
  for (const name of guarded) {
    if (body[name] && !context.session.isAdmin)
      throw neutronRefusal(
        context,
        403,
        `(rule:create_network and rule:create_network:${name}) is disallowed by policy`,
      )
  }
}

function createNetwork(context: Context, body: Record<string, unknown>): NetworkRow {
  context.policy.demand('network', 'create_network')
  refuseStrangeAttributes(context, body, networkAttributes)
  demandNetworkRights(context, body)
  const now = timestamp(context.clock)
  return context.db.neutron.networks.insert({
    id: context.ids.uuid(),
    name: String(body.name ?? ''),
    description: String(body.description ?? ''),
    project_id: String(body.tenant_id ?? body.project_id ?? context.session.project.id),
    admin_state_up: body.admin_state_up !== false,
    status: 'ACTIVE',
    shared: body.shared === true,
    shared_with: [],
    external: body['router:external'] === true,
    mtu: Number(body.mtu ?? 1450),
    subnets: [],
    availability_zones: [],
    port_security_enabled: body.port_security_enabled !== false,
    qos_policy_id: body.qos_policy_id ? String(body.qos_policy_id) : null,
    provider: {
      network_type: String(body['provider:network_type'] ?? 'vxlan'),
      physical_network: body['provider:physical_network'] ? String(body['provider:physical_network']) : null,
      segmentation_id: Number(body['provider:segmentation_id'] ?? 100 + context.db.neutron.networks.size),
    },
    created_at: now,
    updated_at: now,
    revision_number: 1,
  })
}

function readCidr(context: Context, body: Record<string, unknown>, network: NetworkRow): Cidr {
  const bad = (text: string) => neutronRefusal(context, 400, text)
  if (!body.cidr) throw bad('Bad subnets request: a subnetpool must be specified in the absence of a cidr.')
  const text = String(body.cidr)
  const cidr = parseCidr(text)
  if (!cidr) throw bad(`Invalid input for operation: ${text} is not in a CIDR format.`)
  if (cidr.version !== Number(body.ip_version))
    throw bad(`Invalid input for operation: cidr '${text}' does not match the ip_version '${String(body.ip_version)}'.`)
  for (const id of network.subnets) {
    const other = parseCidr(context.db.neutron.subnets.get(id)?.cidr ?? '')
    if (other && overlap(cidr, other))
      throw bad(
        `Invalid input for operation: Requested subnet with cidr: ${formatCidr(cidr)} for network: ${network.id} overlaps with another subnet.`,
      )
  }
  return cidr
}

function createSubnet(context: Context, body: Record<string, unknown>): SubnetRow {
  context.policy.demand('network', 'create_subnet')
  refuseStrangeAttributes(context, body, subnetAttributes)
  requireAttribute(context, body, 'ip_version')
  const network = networkOf(context, String(body.network_id))
  const cidr = readCidr(context, body, network)
  const gateway_ip = body.gateway_ip === undefined ? defaultGateway(cidr) : (body.gateway_ip as string | null)
  const now = timestamp(context.clock)
  const subnet = context.db.neutron.subnets.insert({
    id: context.ids.uuid(),
    name: String(body.name ?? ''),
    description: String(body.description ?? ''),
    project_id: String(body.tenant_id ?? body.project_id ?? context.session.project.id),
    network_id: network.id,
    ip_version: cidr.version,
    cidr: formatCidr(cidr),
    gateway_ip,
    enable_dhcp: body.enable_dhcp !== false,
    allocation_pools:
      (body.allocation_pools as SubnetRow['allocation_pools'] | undefined) ?? defaultPools(cidr, gateway_ip),
    dns_nameservers: (body.dns_nameservers as string[] | undefined) ?? [],
    host_routes: (body.host_routes as SubnetRow['host_routes'] | undefined) ?? [],
    ipv6_ra_mode: (body.ipv6_ra_mode as string | undefined) ?? null,
    ipv6_address_mode: (body.ipv6_address_mode as string | undefined) ?? null,
    created_at: now,
    updated_at: now,
    revision_number: 0,
  })
  context.db.neutron.networks.update(network.id, {
    subnets: [...network.subnets, subnet.id],
    availability_zones: ['nova'],
    revision_number: network.revision_number + 1,
  })
  return subnet
}

/** With its subnets and the ports of what serves it; not while others use it. */
export function removeNetwork(world: World, id: string): void {
  const { networks, ports, subnets } = world.db.neutron
  if (ports.where('network_id', id).some(({ device_owner }) => device_owner !== 'network:dhcp'))
    throw new Refusal(
      409,
      `Unable to complete operation on network ${id}. There are one or more ports still in use on the network.`,
    )
  for (const port of ports.where('network_id', id)) removePort(world, port.id)
  for (const subnet of subnets.where('network_id', id)) subnets.remove(subnet.id)
  networks.remove(id)
}

/** `2026-11-21 10:12:34`, as agents tell the time. */
const agentTime = (time: string) => time.replace('T', ' ').replace('Z', '')

export const networkTableHandlers: NetworkHandlers = {
  // Networks shared with the project come first; query parameters change nothing.
  'neutron.networks.list': (context) => {
    const { session, db } = context
    const own = db.neutron.networks.where('project_id', session.project.id).filter((network) => !network.shared)
    const shared = db.neutron.networks.filter((network) => sharedWith(session, network) && !own.includes(network))
    return items([...shared, ...own].map((network) => networkView(context, network)))
  },
  'neutron.networks.create': (context) => {
    const network = createNetwork(context, fields(context.body))
    return created(`/api/neutron/networks/${network.id}`, networkView(context, network))
  },

  'neutron.subnets.list': (context) => {
    const rows = context.db.neutron.subnets.filter((subnet) => seesSubnet(context, context.session, subnet))
    return items(filtered(context, rows.map(subnetView), subnetFilters))
  },
  'neutron.subnets.create': (context) => {
    const body = fields(context.body)
    if (body.network_id === undefined)
      throw new Refusal(500, "subnet_create() missing 1 required positional argument: 'network_id'")
    const subnet = createSubnet(context, body)
    return created(`/api/neutron/subnets/${subnet.id}`, subnetView(subnet))
  },

  'neutron.ports.list': (context) => {
    const { db, session, query } = context
    const rows =
      typeof query.network_id === 'string'
        ? db.neutron.ports.where('network_id', query.network_id)
        : db.neutron.ports.all()
    const seen = rows.filter((port) => seesPort(context, session, port)).map((port) => portView(context, port))
    return items(filtered(context, seen, portFilters))
  },

  // Members get an empty list, not a refusal.
  'neutron.agents.list': (context) => {
    if (!context.session.isAdmin) return items([])
    const seen = timestamp(context.clock)
    const rows = context.db.neutron.agents.all().map((agent) => ({
      id: agent.id,
      agent_type: agent.agent_type,
      binary: agent.binary,
      topic: agent.topic,
      host: agent.host,
      admin_state_up: agent.admin_state_up,
      created_at: agentTime(agent.created_at),
      started_at: agentTime(agent.created_at),
      heartbeat_timestamp: agentTime(agent.alive ? seen : agent.created_at),
      description: null,
      resources_synced: null,
      availability_zone: agent.availability_zone,
      alive: agent.alive,
      configurations: agent.configurations,
      admin_state: agent.admin_state_up ? 'UP' : 'DOWN',
    }))
    return items(filtered(context, rows, agentFilters))
  },

  'neutron.extensions.list': () =>
    items(networkExtensions.map(([alias, name, updated]) => ({ name, alias, description: name, updated, links: [] }))),

  // The real Horizon has the view but never made a route for it.
  'neutron.quotas.defaults': () => html('<h1>Page Not Found</h1>', 404),

  'neutron.quotas.update': (context) => {
    const body = fields(context.body)
    const limits = Object.fromEntries(quotaFields.map((name) => [name, Number(required(body, name))]))
    context.policy.demand('network', 'update_quota')
    const { quotas } = context.db.neutron
    const id = context.params.project
    if (quotas.has(id)) quotas.update(id, { limits })
    else quotas.insert({ id, limits })
    return empty()
  },
}
