import type { Context } from '../../handler.js'
import type {
  FloatingIpRow,
  NetworkRow,
  PortRow,
  QosPolicyRow,
  SecurityGroupRow,
  SubnetRow,
  TrunkRow,
} from '../../world/tables/neutron.js'
import { seesSubnet, sharedWith } from './access.js'

/** Tail of every resource of the network service. */
function standard(row: { created_at: string; updated_at: string; revision_number: number; project_id: string }) {
  return {
    tags: [],
    created_at: row.created_at,
    updated_at: row.updated_at,
    revision_number: row.revision_number,
    project_id: row.project_id,
  }
}

const upOrDown = (up: boolean) => (up ? 'UP' : 'DOWN')

/** The network as neutron writes it: subnets are ids. Horizon passes pools of floating IPs on like this. */
export function plainNetworkView({ session }: Context, network: NetworkRow) {
  return {
    id: network.id,
    name: network.name,
    tenant_id: network.project_id,
    admin_state_up: network.admin_state_up,
    mtu: network.mtu,
    status: network.status,
    subnets: network.subnets,
    shared: sharedWith(session, network),
    availability_zone_hints: [],
    availability_zones: network.availability_zones,
    ipv4_address_scope: null,
    ipv6_address_scope: null,
    'router:external': network.external,
    description: network.description,
    port_security_enabled: network.port_security_enabled,
    qos_policy_id: network.qos_policy_id,
    ...(network.external ? { is_default: false } : {}),
    ...standard(network),
    ...(session.isAdmin ? provider(network, ':') : {}),
  }
}

function provider({ provider: { network_type, physical_network, segmentation_id } }: NetworkRow, colon: string) {
  return {
    [`provider${colon}network_type`]: network_type,
    [`provider${colon}physical_network`]: physical_network,
    [`provider${colon}segmentation_id`]: segmentation_id,
  }
}

/** The network as Horizon's API gives it: with whole subnets, as far as the caller sees them, and colons doubled to `__`. */
export function networkView(context: Context, network: NetworkRow) {
  const { subnets } = context.db.neutron
  return {
    ...plainNetworkView(context, network),
    subnets: network.subnets
      .map((id) => subnets.get(id))
      .filter((subnet) => subnet !== undefined)
      .filter((subnet) => seesSubnet(context, context.session, subnet))
      .map(subnetView),
    admin_state: upOrDown(network.admin_state_up),
    router__external: network.external,
    ...(context.session.isAdmin ? provider(network, '__') : {}),
  }
}

export function subnetView(subnet: SubnetRow) {
  return {
    id: subnet.id,
    name: subnet.name,
    tenant_id: subnet.project_id,
    network_id: subnet.network_id,
    ip_version: subnet.ip_version,
    subnetpool_id: null,
    enable_dhcp: subnet.enable_dhcp,
    ipv6_ra_mode: subnet.ipv6_ra_mode,
    ipv6_address_mode: subnet.ipv6_address_mode,
    gateway_ip: subnet.gateway_ip,
    cidr: subnet.cidr,
    allocation_pools: subnet.allocation_pools,
    host_routes: subnet.host_routes,
    dns_nameservers: subnet.dns_nameservers,
    description: subnet.description,
    service_types: [],
    ...standard(subnet),
    ipver_str: subnet.ip_version === 4 ? 'IPv4' : 'IPv6',
  }
}

/** Where a port is bound: only administrators see more than the kind of NIC. */
function binding({ session }: Context, port: PortRow, colon: string) {
  const bound = port.device_id !== '' && port.device_owner !== 'network:floatingip'
  const all = {
    [`binding${colon}vnic_type`]: port.vnic_type,
    [`binding${colon}profile`]: {},
    [`binding${colon}host_id`]: bound ? 'demo-compute' : '',
    [`binding${colon}vif_type`]: bound ? 'ovs' : 'unbound',
    [`binding${colon}vif_details`]: bound
      ? { port_filter: true, ovs_hybrid_plug: false, bound_drivers: { '0': 'openvswitch' } }
      : {},
  }
  return session.isAdmin ? all : { [`binding${colon}vnic_type`]: port.vnic_type }
}

/** A port is the parent of a trunk, or a subport of one, or neither. */
function trunkPart({ db }: Context, port: PortRow) {
  const parent = db.neutron.trunks.where('port_id', port.id)[0]
  return parent ? { trunk_details: { trunk_id: parent.id, sub_ports: parent.sub_ports } } : {}
}

function subPortPart({ db }: Context, port: PortRow) {
  for (const trunk of db.neutron.trunks.all()) {
    const sub = trunk.sub_ports.find((each) => each.port_id === port.id)
    if (sub)
      return { trunk_id: trunk.id, segmentation_type: sub.segmentation_type, segmentation_id: sub.segmentation_id }
  }
  return {}
}

export function portView(context: Context, port: PortRow) {
  return {
    id: port.id,
    name: port.name,
    network_id: port.network_id,
    tenant_id: port.project_id,
    mac_address: port.mac_address,
    admin_state_up: port.admin_state_up,
    status: port.status,
    device_id: port.device_id,
    device_owner: port.device_owner,
    fixed_ips: port.fixed_ips,
    allowed_address_pairs: port.allowed_address_pairs,
    extra_dhcp_opts: [],
    security_groups: port.security_groups,
    description: port.description,
    ...binding(context, port, ':'),
    port_security_enabled: port.port_security_enabled,
    qos_policy_id: port.qos_policy_id,
    qos_network_policy_id: context.db.neutron.networks.get(port.network_id)?.qos_policy_id ?? null,
    ...(context.session.isAdmin ? { resource_request: null } : {}),
    ...trunkPart(context, port),
    ...standard(port),
    ...subPortPart(context, port),
    admin_state: upOrDown(port.admin_state_up),
    ...binding(context, port, '__'),
  }
}

/** The trunk without what Horizon adds to lists: the answer of a change. */
export function plainTrunkView(trunk: TrunkRow) {
  return {
    admin_state_up: trunk.admin_state_up,
    id: trunk.id,
    project_id: trunk.project_id,
    name: trunk.name,
    port_id: trunk.port_id,
    status: trunk.status,
    sub_ports: trunk.sub_ports,
    revision_number: trunk.revision_number,
    description: trunk.description,
    created_at: trunk.created_at,
    updated_at: trunk.updated_at,
    tenant_id: trunk.project_id,
    tags: [],
    admin_state: upOrDown(trunk.admin_state_up),
  }
}

export function trunkView(trunk: TrunkRow) {
  return {
    ...plainTrunkView(trunk),
    name_or_id: trunk.name || `(${trunk.id.slice(0, 13)})`,
    subport_count: trunk.sub_ports.length,
  }
}

export function qosPolicyView(policy: QosPolicyRow) {
  return {
    id: policy.id,
    project_id: policy.project_id,
    name: policy.name,
    shared: policy.shared,
    rules: policy.rules.map((rule) => ({ ...rule.values, id: rule.id, qos_policy_id: policy.id, type: rule.type })),
    is_default: policy.is_default,
    revision_number: policy.revision_number,
    description: policy.description,
    created_at: policy.created_at,
    updated_at: policy.updated_at,
    tenant_id: policy.project_id,
    tags: [],
  }
}

export function securityGroupView(group: SecurityGroupRow) {
  return {
    id: group.id,
    name: group.name,
    stateful: true,
    tenant_id: group.project_id,
    description: group.description,
    shared: false,
    security_group_rules: group.rules.map((rule) => ({
      id: rule.id,
      tenant_id: group.project_id,
      security_group_id: group.id,
      ethertype: rule.ethertype,
      direction: rule.direction,
      protocol: rule.protocol,
      port_range_min: rule.port_range_min,
      port_range_max: rule.port_range_max,
      remote_ip_prefix: rule.remote_ip_prefix,
      remote_address_group_id: null,
      normalized_cidr: rule.direction === 'ingress' && rule.protocol !== 'icmp' ? rule.remote_ip_prefix : null,
      remote_group_id: rule.remote_group_id,
      description: rule.description,
      ...standard({ ...group, revision_number: 0 }),
    })),
    ...standard(group),
  }
}

export function floatingIpView({ db }: Context, address: FloatingIpRow) {
  const port = address.port_id === null ? undefined : db.neutron.ports.get(address.port_id)
  return {
    id: address.id,
    tenant_id: address.project_id,
    floating_ip_address: address.floating_ip_address,
    floating_network_id: address.floating_network_id,
    router_id: address.router_id,
    port_id: address.port_id,
    fixed_ip_address: address.fixed_ip_address,
    status: address.status,
    description: address.description,
    qos_policy_id: null,
    port_details: port
      ? {
          name: port.name,
          network_id: port.network_id,
          mac_address: port.mac_address,
          admin_state_up: port.admin_state_up,
          status: port.status,
          device_id: port.device_id,
          device_owner: port.device_owner,
        }
      : null,
    ...standard(address),
    instance_id: port ? port.device_id : null,
    instance_type: port ? (port.device_owner.startsWith('compute:') ? 'compute' : port.device_owner) : null,
    ip: address.floating_ip_address,
    fixed_ip: address.fixed_ip_address,
    pool: address.floating_network_id,
  }
}
