import { defaultGateway, defaultPools, parseCidr } from '../handlers/neutron/addressing.js'
import { createPort } from '../handlers/neutron/ports.js'
import type { NetworkRow, RouterRow, SubnetRow } from '../world/tables/neutron.js'
import { projectIds, timestamp, type World } from '../world/world.js'

const { demo } = projectIds
const hour = 3_600_000

export function standard({ clock }: World, project_id: string, description = '') {
  const time = timestamp(clock, hour)
  return { project_id, description, created_at: time, updated_at: time, revision_number: 1 }
}

export function network(world: World, name: string, particulars: Partial<NetworkRow> = {}): void {
  const { networks } = world.db.neutron
  networks.insert({
    ...standard(world, demo),
    id: world.ids.named('network', name),
    name,
    admin_state_up: true,
    status: 'ACTIVE',
    shared: false,
    shared_with: [],
    external: false,
    mtu: 1450,
    subnets: [],
    availability_zones: ['nova'],
    port_security_enabled: true,
    qos_policy_id: null,
    provider: { network_type: 'vxlan', physical_network: null, segmentation_id: 100 + networks.size },
    ...particulars,
  })
}

/** A subnet, and the port of the DHCP agent when it has one to serve. */
export function subnet(
  world: World,
  name: string,
  networkName: string,
  text: string,
  particulars: Partial<SubnetRow> = {},
): void {
  const { db, ids } = world
  const cidr = parseCidr(text)
  if (!cidr) throw new Error(`No network: ${text}`)
  const network_id = ids.named('network', networkName)
  const owner = db.neutron.networks.need(network_id)
  const gateway_ip = particulars.gateway_ip === undefined ? defaultGateway(cidr) : particulars.gateway_ip
  const row = db.neutron.subnets.insert({
    ...standard(world, owner.project_id),
    id: ids.named('subnet', name),
    name,
    network_id,
    ip_version: cidr.version,
    cidr: text,
    gateway_ip,
    enable_dhcp: true,
    allocation_pools: defaultPools(cidr, gateway_ip),
    dns_nameservers: [],
    host_routes: [],
    ipv6_ra_mode: null,
    ipv6_address_mode: null,
    ...particulars,
  })
  db.neutron.networks.update(network_id, { subnets: [...owner.subnets, row.id] })
}

export function dhcpPort(world: World, networkName: string): void {
  const network_id = world.ids.named('network', networkName)
  createPort(world, {
    id: world.ids.named('port', `dhcp-${networkName}`),
    network_id,
    project_id: world.db.neutron.networks.need(network_id).project_id,
    device_id: `dhcp${world.ids.named('agent', 'DHCP agent')}-${network_id}`,
    device_owner: 'network:dhcp',
    status: 'ACTIVE',
    security_groups: [],
    port_security_enabled: false,
  })
}

export function router(
  world: World,
  name: string,
  external_gateway_info: RouterRow['external_gateway_info'],
  routes: RouterRow['routes'] = [],
): void {
  const id = world.ids.named('router', name)
  world.db.neutron.routers.insert({
    ...standard(world, demo),
    id,
    name,
    admin_state_up: true,
    status: 'ACTIVE',
    routes,
    external_gateway_info,
  })
  if (!external_gateway_info) return
  createPort(world, {
    network_id: external_gateway_info.network_id,
    project_id: '',
    device_id: id,
    device_owner: 'network:router_gateway',
    status: 'ACTIVE',
    security_groups: [],
    port_security_enabled: false,
    fixed_ips: external_gateway_info.external_fixed_ips,
  })
}

export function routerInterface(world: World, routerName: string, networkName: string, subnetName: string): void {
  const { ids, db } = world
  const subnet_id = ids.named('subnet', subnetName)
  const ip_address = db.neutron.subnets.need(subnet_id).gateway_ip
  if (ip_address === null) throw new Error(`No gateway in ${subnetName}`)
  createPort(world, {
    id: ids.named('port', `${routerName}-${subnetName}`),
    network_id: ids.named('network', networkName),
    project_id: demo,
    device_id: ids.named('router', routerName),
    device_owner: 'network:router_interface',
    status: 'ACTIVE',
    security_groups: [],
    port_security_enabled: false,
    fixed_ips: [{ subnet_id, ip_address }],
  })
}

export function groupId({ ids }: World, project: string, name: string): string {
  return ids.named('security-group', name === 'default' ? `default of ${project}` : name)
}
