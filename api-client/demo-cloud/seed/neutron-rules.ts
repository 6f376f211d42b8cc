import type { QosPolicyRow, QosRule, SecurityGroupRule } from '../world/tables/neutron.js'
import { projectIds, timestamp, type World } from '../world/world.js'
import { groupId, standard } from './neutron-parts.js'

const { admin, demo } = projectIds
const hour = 3_600_000

type NewRule = Pick<SecurityGroupRule, 'direction' | 'ethertype'> & Partial<SecurityGroupRule>

function group(world: World, project: string, name: string, description: string, rules: readonly NewRule[]): void {
  const everywhere: readonly NewRule[] = [
    { direction: 'egress', ethertype: 'IPv4', remote_ip_prefix: '0.0.0.0/0', description: null },
    { direction: 'egress', ethertype: 'IPv6', remote_ip_prefix: '::/0', description: null },
  ]
  world.db.neutron.securityGroups.insert({
    ...standard(world, project, description),
    id: groupId(world, project, name),
    name,
    rules: [...everywhere, ...rules].map((rule) => ({
      id: world.ids.uuid(),
      protocol: null,
      port_range_min: null,
      port_range_max: null,
      remote_ip_prefix: null,
      remote_group_id: null,
      description: '',
      ...rule,
    })),
  })
}

export function defaultGroup(world: World, project: string): void {
  const remote_group_id = groupId(world, project, 'default')
  group(world, project, 'default', 'Default security group', [
    { direction: 'ingress', ethertype: 'IPv4', remote_group_id, description: null },
    { direction: 'ingress', ethertype: 'IPv6', remote_group_id, description: null },
  ])
}

export function seedGroups(world: World): void {
  const tcp = (low: number, high: number, particulars: Partial<SecurityGroupRule> = {}): NewRule => ({
    direction: 'ingress',
    ethertype: 'IPv4',
    protocol: 'tcp',
    port_range_min: low,
    port_range_max: high,
    remote_ip_prefix: '0.0.0.0/0',
    ...particulars,
  })
  group(world, demo, 'web', 'HTTP and HTTPS from anywhere', [
    tcp(80, 80),
    tcp(443, 443),
    tcp(8000, 8080, { ethertype: 'IPv6', remote_ip_prefix: '::/0' }),
    { direction: 'ingress', ethertype: 'IPv4', protocol: 'icmp', remote_ip_prefix: '0.0.0.0/0' },
  ])
  group(world, demo, 'db', 'MySQL from web', [
    tcp(3306, 3306, { remote_ip_prefix: null, remote_group_id: groupId(world, demo, 'web') }),
    tcp(53, 53, { protocol: 'udp', remote_ip_prefix: '10.0.0.0/8' }),
  ])
  group(world, demo, 'empty-group', '', [])
}

export function seedPolicies(world: World): void {
  const rule = (type: QosRule['type'], values: QosRule['values']): QosRule => ({ id: world.ids.uuid(), type, values })
  const policy = (name: string, project: string, particulars: Partial<QosPolicyRow>) =>
    world.db.neutron.qosPolicies.insert({
      ...standard(world, project, 'A seeded policy'),
      id: world.ids.named('qos-policy', name),
      name,
      shared: false,
      is_default: false,
      rules: [],
      ...particulars,
    })
  policy('qos-bandwidth', demo, {
    rules: [
      rule('bandwidth_limit', { max_kbps: 3000, max_burst_kbps: 300, direction: 'egress' }),
      rule('bandwidth_limit', { max_kbps: 6000, max_burst_kbps: 600, direction: 'ingress' }),
    ],
  })
  policy('qos-all-rules', admin, {
    shared: true,
    rules: [
      rule('bandwidth_limit', { max_kbps: 1000, max_burst_kbps: 100, direction: 'egress' }),
      rule('dscp_marking', { dscp_mark: 26 }),
      rule('minimum_bandwidth', { min_kbps: 500, direction: 'egress' }),
      rule('minimum_packet_rate', { min_kpps: 100, direction: 'egress' }),
    ],
  })
  policy('qos-empty', demo, {})
}

export function seedAgents(world: World): void {
  const agents = [
    [
      'Open vSwitch agent',
      'neutron-openvswitch-agent',
      'N/A',
      null,
      { bridge_mappings: { physnet1: 'br-ex' }, tunnel_types: ['vxlan'] },
    ],
    ['DHCP agent', 'neutron-dhcp-agent', 'dhcp_agent', 'nova', { dhcp_lease_duration: 86400 }],
    ['L3 agent', 'neutron-l3-agent', 'l3_agent', 'nova', { agent_mode: 'legacy' }],
    ['Metadata agent', 'neutron-metadata-agent', 'N/A', null, { nova_metadata_port: 8775 }],
  ] as const
  for (const [agent_type, binary, topic, availability_zone, configurations] of agents) {
    world.db.neutron.agents.insert({
      id: world.ids.named('agent', agent_type),
      agent_type,
      binary,
      topic,
      host: 'demo-compute',
      availability_zone,
      admin_state_up: true,
      alive: true,
      created_at: timestamp(world.clock, hour),
      configurations,
      not_serving: [],
    })
  }
}

/** A pool that all projects take subnets of, in a scope of theirs. */
export function seedPools(world: World): void {
  const { addressScopes, subnetPools } = world.db.neutron
  const address_scope_id = world.ids.named('address-scope', 'scope-v4')
  addressScopes.insert({ id: address_scope_id, project_id: admin, name: 'scope-v4', ip_version: 4, shared: true })
  subnetPools.insert({
    ...standard(world, admin),
    id: world.ids.named('subnet-pool', 'pool-v4'),
    name: 'pool-v4',
    prefixes: ['10.50.0.0/16'],
    ip_version: 4,
    default_prefixlen: 26,
    min_prefixlen: 8,
    max_prefixlen: 32,
    default_quota: null,
    address_scope_id,
    shared: true,
    is_default: false,
  })
}
