import { Table } from '../table.js'

/** What neutron keeps beside every resource. */
interface Standard {
  readonly id: string
  readonly project_id: string
  readonly description: string
  readonly created_at: string
  readonly updated_at: string
  readonly revision_number: number
}

export interface NetworkRow extends Standard {
  readonly name: string
  readonly admin_state_up: boolean
  readonly status: string
  readonly shared: boolean
  /** Projects this network is shared with by RBAC. */
  readonly shared_with: readonly string[]
  readonly external: boolean
  readonly mtu: number
  /** Ids of its subnets, in order of creation. */
  readonly subnets: readonly string[]
  readonly availability_zones: readonly string[]
  readonly port_security_enabled: boolean
  readonly qos_policy_id: string | null
  readonly provider: {
    readonly network_type: string
    readonly physical_network: string | null
    readonly segmentation_id: number | null
  }
}

export interface SubnetRow extends Standard {
  readonly name: string
  readonly network_id: string
  readonly ip_version: 4 | 6
  readonly cidr: string
  readonly gateway_ip: string | null
  readonly enable_dhcp: boolean
  readonly allocation_pools: readonly { readonly start: string; readonly end: string }[]
  readonly dns_nameservers: readonly string[]
  readonly host_routes: readonly { readonly destination: string; readonly nexthop: string }[]
  readonly ipv6_ra_mode: string | null
  readonly ipv6_address_mode: string | null
}

export interface FixedIp {
  readonly subnet_id: string
  readonly ip_address: string
}

export interface PortRow extends Standard {
  readonly name: string
  readonly network_id: string
  readonly mac_address: string
  readonly admin_state_up: boolean
  readonly status: string
  readonly device_id: string
  readonly device_owner: string
  readonly fixed_ips: readonly FixedIp[]
  readonly allowed_address_pairs: readonly { readonly mac_address: string; readonly ip_address: string }[]
  readonly security_groups: readonly string[]
  readonly vnic_type: string
  readonly port_security_enabled: boolean
  readonly qos_policy_id: string | null
}

export interface RouteRow {
  readonly destination: string
  readonly nexthop: string
}

export interface RouterRow extends Standard {
  readonly name: string
  readonly admin_state_up: boolean
  readonly status: string
  readonly routes: readonly RouteRow[]
  readonly external_gateway_info: {
    readonly network_id: string
    readonly enable_snat: boolean
    readonly external_fixed_ips: readonly FixedIp[]
  } | null
}

export interface FloatingIpRow extends Standard {
  readonly floating_ip_address: string
  readonly floating_network_id: string
  readonly router_id: string | null
  readonly port_id: string | null
  readonly fixed_ip_address: string | null
  readonly status: string
}

/** A port of a floating IP that leads to one of an instance. */
export interface PortForwardingRow {
  readonly id: string
  readonly floatingip_id: string
  readonly protocol: string
  readonly external_port: number
  readonly internal_port: number
  readonly internal_port_id: string
  readonly internal_ip_address: string
  readonly description: string
}

export interface SecurityGroupRule {
  readonly id: string
  readonly ethertype: 'IPv4' | 'IPv6'
  readonly direction: 'ingress' | 'egress'
  readonly protocol: string | null
  readonly port_range_min: number | null
  readonly port_range_max: number | null
  readonly remote_ip_prefix: string | null
  readonly remote_group_id: string | null
  readonly description: string | null
}

export interface SecurityGroupRow extends Standard {
  readonly name: string
  readonly rules: readonly SecurityGroupRule[]
}

export interface SubPort {
  readonly port_id: string
  readonly segmentation_type: string
  readonly segmentation_id: number
}

export interface TrunkRow extends Standard {
  readonly name: string
  readonly port_id: string
  readonly admin_state_up: boolean
  readonly status: string
  readonly sub_ports: readonly SubPort[]
}

const qosRuleKinds = ['bandwidth_limit', 'dscp_marking', 'minimum_bandwidth', 'minimum_packet_rate'] as const
export type QosRuleKind = (typeof qosRuleKinds)[number]

export interface QosRule {
  readonly id: string
  readonly type: QosRuleKind
  /** `max_kbps`, `dscp_mark`, `direction` … as the kind has them, in the order of the wire. */
  readonly values: Readonly<Record<string, number | string>>
}

export interface QosPolicyRow extends Standard {
  readonly name: string
  readonly shared: boolean
  readonly is_default: boolean
  readonly rules: readonly QosRule[]
}

/** Prefixes of which subnets are cut. */
export interface SubnetPoolRow extends Standard {
  readonly name: string
  readonly prefixes: readonly string[]
  readonly ip_version: 4 | 6
  readonly default_prefixlen: number
  readonly min_prefixlen: number
  readonly max_prefixlen: number
  readonly default_quota: number | null
  readonly address_scope_id: string | null
  readonly shared: boolean
  readonly is_default: boolean
}

/** What no address is in twice. */
export interface AddressScopeRow {
  readonly id: string
  readonly project_id: string
  readonly name: string
  readonly ip_version: 4 | 6
  readonly shared: boolean
}

export interface AgentRow {
  readonly id: string
  readonly agent_type: string
  readonly binary: string
  readonly topic: string
  readonly host: string
  readonly availability_zone: string | null
  readonly admin_state_up: boolean
  readonly alive: boolean
  readonly created_at: string
  readonly configurations: Readonly<Record<string, unknown>>
  /** Of those that hand out addresses: ids of networks that they were taken from. */
  readonly not_serving: readonly string[]
}

/** Limits of one project; the row `default` holds for the rest. -1 is unlimited. */
export interface NetworkQuotaRow {
  readonly id: string
  readonly limits: Readonly<Record<string, number>>
}

export interface NeutronTables {
  readonly networks: Table<NetworkRow>
  readonly subnets: Table<SubnetRow>
  readonly ports: Table<PortRow>
  readonly routers: Table<RouterRow>
  readonly floatingIps: Table<FloatingIpRow>
  readonly portForwardings: Table<PortForwardingRow>
  readonly securityGroups: Table<SecurityGroupRow>
  readonly trunks: Table<TrunkRow>
  readonly qosPolicies: Table<QosPolicyRow>
  readonly subnetPools: Table<SubnetPoolRow>
  readonly addressScopes: Table<AddressScopeRow>
  readonly agents: Table<AgentRow>
  readonly quotas: Table<NetworkQuotaRow>
}

export function createNeutronTables(): NeutronTables {
  return {
    networks: new Table(),
    subnets: new Table(),
    ports: new Table(),
    routers: new Table(),
    floatingIps: new Table(),
    portForwardings: new Table(),
    securityGroups: new Table(),
    trunks: new Table(),
    qosPolicies: new Table(),
    subnetPools: new Table(),
    addressScopes: new Table(),
    agents: new Table(),
    quotas: new Table(),
  }
}
