import { createPort } from '../handlers/neutron/ports.js'
import type { TrunkRow } from '../world/tables/neutron.js'
import { projectIds, type Seed, type World } from '../world/world.js'
import { seedManyNetworks } from './neutron-large.js'
import { dhcpPort, groupId, network, router, routerInterface, standard, subnet } from './neutron-parts.js'
import { defaultGroup, seedAgents, seedGroups, seedPolicies, seedPools } from './neutron-rules.js'

const { admin, demo, other } = projectIds

export const seedNeutron: Seed = (world) => {
  seedAgents(world)
  for (const project of Object.values(projectIds)) defaultGroup(world, project)
  seedPublic(world)
  if (world.scenario === 'empty') return
  seedGroups(world)
  seedPolicies(world)
  seedPools(world)
  seedNetworks(world)
  seedRouters(world)
  seedServerPorts(world)
  seedTrunks(world)
  seedFloatingIps(world)
  if (world.scenario === 'large') seedManyNetworks(world)
}

function seedPublic(world: World): void {
  network(world, 'public', {
    ...standard(world, admin, 'External'),
    external: true,
    mtu: 1500,
    provider: { network_type: 'flat', physical_network: 'physnet1', segmentation_id: null },
  })
  subnet(world, 'public-v4', 'public', '203.0.113.0/24', {
    enable_dhcp: false,
    gateway_ip: '203.0.113.1',
    allocation_pools: [{ start: '203.0.113.50', end: '203.0.113.250' }],
  })
  subnet(world, 'public-v6', 'public', '2001:db8:113::/64', { enable_dhcp: false })
}

function seedNetworks(world: World): void {
  network(world, 'shared-net', { ...standard(world, admin), shared: true })
  subnet(world, 'shared-v4', 'shared-net', '10.20.0.0/24')
  network(world, 'net-alpha', { description: 'Two subnets, v4 and v6' })
  subnet(world, 'alpha-v4', 'net-alpha', '10.10.1.0/24', { dns_nameservers: ['9.9.9.9'] })
  subnet(world, 'alpha-v6', 'net-alpha', 'fd00:10:1::/64', { ipv6_address_mode: 'slaac', ipv6_ra_mode: 'slaac' })
  network(world, 'net-beta', { shared_with: [other] })
  subnet(world, 'beta-v4', 'net-beta', '10.10.2.0/24', {
    host_routes: [{ destination: '10.99.0.0/16', nexthop: '10.10.2.254' }],
  })
  network(world, 'net-gamma', { qos_policy_id: world.ids.named('qos-policy', 'qos-bandwidth') })
  subnet(world, 'gamma-v4', 'net-gamma', '10.10.3.0/24', {
    allocation_pools: [{ start: '10.10.3.100', end: '10.10.3.199' }],
  })
  subnet(world, 'gamma-v6', 'net-gamma', 'fd00:10:3::/64', {
    ipv6_address_mode: 'dhcpv6-stateful',
    ipv6_ra_mode: 'dhcpv6-stateful',
  })
  network(world, 'net-empty-down', { admin_state_up: false, availability_zones: [] })
  network(world, 'stack-net')
  subnet(world, 'stack-net-subnet', 'stack-net', '10.60.0.0/24')
  for (const name of ['shared-net', 'net-alpha', 'net-beta', 'net-gamma', 'stack-net']) dhcpPort(world, name)
}

function seedRouters(world: World): void {
  const { ids } = world
  router(world, 'router-main', {
    network_id: ids.named('network', 'public'),
    enable_snat: true,
    external_fixed_ips: [
      { subnet_id: ids.named('subnet', 'public-v4'), ip_address: '203.0.113.50' },
      { subnet_id: ids.named('subnet', 'public-v6'), ip_address: '2001:db8:113::14e' },
    ],
  })
  router(world, 'router-side', null, [{ destination: '192.168.99.0/24', nexthop: '10.10.3.9' }])
  for (const [name, network, subnetName] of [
    ['router-main', 'net-alpha', 'alpha-v4'],
    ['router-main', 'net-alpha', 'alpha-v6'],
    ['router-main', 'net-beta', 'beta-v4'],
    ['router-side', 'net-gamma', 'gamma-v4'],
    ['router-side', 'net-gamma', 'gamma-v6'],
  ] as const)
    routerInterface(world, name, network, subnetName)
}

/** Which instance sits on which networks, in which security groups. */
const plugged: readonly (readonly [server: string, networks: readonly string[], groups?: readonly string[]])[] = [
  ['vm-alpha-1', ['net-alpha'], ['web', 'default']],
  ['vm-alpha-2', ['net-alpha']],
  ['vm-beta-1', ['net-beta'], ['db']],
  ['vm-gamma-1', ['net-gamma']],
  ['vm-two-nics', ['net-alpha', 'net-beta']],
  ['vm-stopped', ['net-beta']],
  ['vm-paused', ['net-beta']],
  ['vm-from-volume', ['net-gamma']],
]

function seedServerPorts(world: World): void {
  const { ids } = world
  for (const [server, networks, groups = ['default']] of plugged) {
    for (const name of networks) {
      serverPort(world, server, name, demo, groups)
    }
  }
  serverPort(world, 'admin-vm', 'shared-net', admin, ['default'])
  createPort(world, {
    id: ids.named('port', 'spare-port'),
    name: 'spare-port',
    network_id: ids.named('network', 'net-alpha'),
    project_id: demo,
    security_groups: [groupId(world, demo, 'web')],
    mac_address: 'fa:16:3e:44:83:0d',
    allowed_address_pairs: [{ mac_address: 'fa:16:3e:44:83:0d', ip_address: '10.10.1.200' }],
  })
  createPort(world, {
    id: ids.named('port', 'down-port'),
    name: 'down-port',
    network_id: ids.named('network', 'net-beta'),
    project_id: demo,
    admin_state_up: false,
    port_security_enabled: false,
    security_groups: [],
  })
}

function serverPort(
  world: World,
  server: string,
  networkName: string,
  project: string,
  groups: readonly string[],
): void {
  createPort(world, {
    id: world.ids.named('port', `${server}-${networkName}`),
    network_id: world.ids.named('network', networkName),
    project_id: project,
    device_id: world.ids.named('server', server),
    device_owner: 'compute:nova',
    status: 'ACTIVE',
    security_groups: groups.map((name) => groupId(world, project, name)),
  })
}

function seedTrunks(world: World): void {
  const { ids } = world
  const port = (
    name: string,
    networkName: string,
    device: { device_id?: string; device_owner?: string; status?: string } = {},
  ) =>
    createPort(world, {
      id: ids.named('port', name),
      name,
      network_id: ids.named('network', networkName),
      project_id: demo,
      ...device,
    }).id
  const subs = { device_owner: 'trunk:subport', status: 'ACTIVE' }
  trunk(world, {
    id: ids.named('trunk', 'trunk-one'),
    name: 'trunk-one',
    status: 'ACTIVE',
    port_id: port('trunk-parent-1', 'net-alpha', {
      device_id: ids.named('server', 'vm-trunk'),
      device_owner: 'compute:nova',
      status: 'ACTIVE',
    }),
    sub_ports: [
      { port_id: port('trunk-sub-101', 'net-beta', subs), segmentation_type: 'vlan', segmentation_id: 101 },
      { port_id: port('trunk-sub-102', 'net-gamma', subs), segmentation_type: 'vlan', segmentation_id: 102 },
    ],
  })
  trunk(world, {
    id: ids.named('trunk', 'trunk-unused'),
    name: 'trunk-unused',
    status: 'DOWN',
    port_id: port('trunk-parent-2', 'net-beta'),
    sub_ports: [],
  })
}

function trunk(world: World, row: Pick<TrunkRow, 'id' | 'name' | 'status' | 'port_id' | 'sub_ports'>): void {
  world.db.neutron.trunks.insert({ ...standard(world, demo, 'A seeded trunk'), admin_state_up: true, ...row })
}

function seedFloatingIps(world: World): void {
  const { ids, db } = world
  const target = db.neutron.ports.need(ids.named('port', 'vm-alpha-1-net-alpha'))
  const fixed = target.fixed_ips[0]?.ip_address ?? null
  const used = {
    port_id: target.id,
    fixed_ip_address: fixed,
    router_id: ids.named('router', 'router-main'),
    status: 'ACTIVE',
  }
  const spare = { port_id: null, fixed_ip_address: null, router_id: null, status: 'DOWN' }
  const rows = [
    ['fip-used', '203.0.113.83', 'For vm-alpha-1', used],
    ['fip-spare', '203.0.113.119', 'Spare', spare],
    ['fip-plain', '203.0.113.233', '', spare],
  ] as const
  for (const [name, address, description, state] of rows) {
    const id = ids.named('floating-ip', name)
    const pool = ids.named('network', 'public')
    db.neutron.floatingIps.insert({
      ...standard(world, demo, description),
      id,
      floating_ip_address: address,
      floating_network_id: pool,
      ...state,
    })
    createPort(world, {
      network_id: pool,
      project_id: '',
      device_id: id,
      device_owner: 'network:floatingip',
      status: 'N/A',
      security_groups: [],
      port_security_enabled: false,
      fixed_ips: [{ subnet_id: ids.named('subnet', 'public-v4'), ip_address: address }],
    })
  }
}
