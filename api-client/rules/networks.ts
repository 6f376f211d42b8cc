import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const network = (rule: string): readonly PolicyRule[] => [['network', rule]]
const always = () => null

/** The part of a network, or of a thing on one, that the rules look at. */
export interface NetworkFacts {
  /** It is this project's: members change nothing of what others share with them. */
  readonly own: boolean
}

const networkReasons = {
  foreign: 'This network belongs to another project.',
  associated: 'The floating IP is associated already.',
  notAssociated: 'The floating IP is not associated.',
  forwarding: 'The floating IP forwards ports.',
  defaultGroup: 'The default security group cannot be deleted.',
} as const

const onlyOwn = ({ own }: NetworkFacts) => (own ? null : networkReasons.foreign)

/** Row actions of the networks panel, with those of the tabs of a network. */
export const networkCan = {
  edit: { policy: network('update_network'), unavailable: onlyOwn },
  createSubnet: { policy: network('create_subnet'), unavailable: onlyOwn },
  createPort: { policy: network('create_port'), unavailable: onlyOwn },
  delete: { policy: network('delete_network'), unavailable: onlyOwn },
} as const satisfies Readonly<Record<string, ActionRule<NetworkFacts>>>

/** What needs no network; `share` is to make one that every project sees. */
export const networkPolicies = {
  create: network('create_network'),
  createSubnet: network('create_subnet'),
  share: network('create_network:shared'),
} as const

/** Row actions of a network's subnets and ports. */
export const subnetCan = {
  edit: { policy: network('update_subnet'), unavailable: onlyOwn },
  delete: { policy: network('delete_subnet'), unavailable: onlyOwn },
} as const satisfies Readonly<Record<string, ActionRule<NetworkFacts>>>

export const portCan = {
  edit: { policy: network('update_port'), unavailable: always },
  delete: { policy: network('delete_port'), unavailable: onlyOwn },
} as const satisfies Readonly<Record<string, ActionRule<NetworkFacts>>>

/** What administrators do with networks of any project. */
export const anyNetworkCan = {
  edit: { policy: network('update_network'), unavailable: always },
  createSubnet: { policy: network('create_subnet'), unavailable: always },
  addAgent: { policy: network('create_dhcp-network'), unavailable: always },
  removeAgent: { policy: network('delete_dhcp-network'), unavailable: always },
  delete: { policy: network('delete_network'), unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<unknown>>>

/** What one project lets others use. */
export const rbacCan = {
  edit: { policy: network('update_rbac_policy'), unavailable: always },
  delete: { policy: network('delete_rbac_policy'), unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<unknown>>>

export const rbacPolicies = { create: network('create_rbac_policy') } as const

export interface FloatingIpFacts {
  readonly port_id: string | null
  /** Neutron neither associates nor releases what forwards ports. */
  readonly port_forwardings?: readonly unknown[]
}

const whileForwarding = ({ port_forwardings }: FloatingIpFacts) =>
  port_forwardings?.length ? networkReasons.forwarding : null

/** Not every Horizon has a word for ports that are forwarded. */
const forwarding = { withoutHorizon: true, extensions: [['neutron', 'floating-ip-port-forwarding']] } as const

/** Row actions of the floating IPs panel. */
export const floatingIpCan = {
  associate: {
    policy: network('update_floatingip'),
    unavailable: (address) => (address.port_id ? networkReasons.associated : whileForwarding(address)),
  },
  disassociate: {
    policy: network('update_floatingip'),
    unavailable: ({ port_id }) => (port_id ? null : networkReasons.notAssociated),
  },
  forward: {
    policy: network('create_floatingip_port_forwarding'),
    ...forwarding,
    unavailable: ({ port_id }) => (port_id ? networkReasons.associated : null),
  },
  forwardings: { policy: network('get_floatingip_port_forwarding'), ...forwarding, unavailable: always },
  release: { policy: network('delete_floatingip'), unavailable: whileForwarding },
} as const satisfies Readonly<Record<string, ActionRule<FloatingIpFacts>>>

export const floatingIpPolicies = {
  allocate: network('create_floatingip'),
  forward: network('create_floatingip_port_forwarding'),
} as const

/** Row actions of port forwardings. */
export const portForwardingCan = {
  edit: { policy: network('update_floatingip_port_forwarding'), unavailable: always },
  delete: { policy: network('delete_floatingip_port_forwarding'), unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<unknown>>>

export interface SecurityGroupFacts {
  readonly name: string | null
}

/** Row actions of the security groups panel; neutron keeps the group `default` of every project. */
export const securityGroupCan = {
  addRule: { policy: network('create_security_group_rule'), unavailable: always },
  edit: { policy: network('update_security_group'), unavailable: always },
  delete: {
    policy: network('delete_security_group'),
    unavailable: ({ name }) => (name === 'default' ? networkReasons.defaultGroup : null),
  },
  deleteRule: { policy: network('delete_security_group_rule'), unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<SecurityGroupFacts>>>

export const securityGroupPolicies = { create: network('create_security_group') } as const
