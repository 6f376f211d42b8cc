import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const network = (rule: string): readonly PolicyRule[] => [['network', rule]]
const always = () => null

/** The part of a network, or of a thing on one, that the rules look at. */
export interface NetworkFacts {
  /** It is this project's: members change nothing of what others share with them. */
  readonly own: boolean
}

const networkObstacles = {
  foreign: 'This network belongs to another project.',
  associated: 'The floating IP is associated already.',
  notAssociated: 'The floating IP is not associated.',
  defaultGroup: 'The default security group cannot be deleted.',
} as const

const onlyOwn = ({ own }: NetworkFacts) => (own ? null : networkObstacles.foreign)

/** Row actions of the networks panel, with those of the tabs of a network. */
export const networkCan = {
  edit: { policy: network('update_network'), obstacle: onlyOwn },
  createSubnet: { policy: network('create_subnet'), obstacle: onlyOwn },
  createPort: { policy: network('create_port'), obstacle: onlyOwn },
  delete: { policy: network('delete_network'), obstacle: onlyOwn },
} as const satisfies Readonly<Record<string, ActionRule<NetworkFacts>>>

/** What needs no network; `share` is to make one that every project sees. */
export const networkPolicies = {
  create: network('create_network'),
  createSubnet: network('create_subnet'),
  share: network('create_network:shared'),
} as const

/** Row actions of a network's subnets and ports. */
export const subnetCan = {
  edit: { policy: network('update_subnet'), obstacle: onlyOwn },
  delete: { policy: network('delete_subnet'), obstacle: onlyOwn },
} as const satisfies Readonly<Record<string, ActionRule<NetworkFacts>>>

export const portCan = {
  edit: { policy: network('update_port'), obstacle: always },
  delete: { policy: network('delete_port'), obstacle: onlyOwn },
} as const satisfies Readonly<Record<string, ActionRule<NetworkFacts>>>

export interface FloatingIpFacts {
  readonly port_id: string | null
}

/** Row actions of the floating IPs panel. */
export const floatingIpCan = {
  associate: {
    policy: network('update_floatingip'),
    obstacle: ({ port_id }) => (port_id ? networkObstacles.associated : null),
  },
  disassociate: {
    policy: network('update_floatingip'),
    obstacle: ({ port_id }) => (port_id ? null : networkObstacles.notAssociated),
  },
  release: { policy: network('delete_floatingip'), obstacle: always },
} as const satisfies Readonly<Record<string, ActionRule<FloatingIpFacts>>>

export const floatingIpPolicies = { allocate: network('create_floatingip') } as const

export interface SecurityGroupFacts {
  readonly name: string | null
}

/** Row actions of the security groups panel; neutron keeps the group `default` of every project. */
export const securityGroupCan = {
  addRule: { policy: network('create_security_group_rule'), obstacle: always },
  edit: { policy: network('update_security_group'), obstacle: always },
  delete: {
    policy: network('delete_security_group'),
    obstacle: ({ name }) => (name === 'default' ? networkObstacles.defaultGroup : null),
  },
  deleteRule: { policy: network('delete_security_group_rule'), obstacle: always },
} as const satisfies Readonly<Record<string, ActionRule<SecurityGroupFacts>>>

export const securityGroupPolicies = { create: network('create_security_group') } as const
