import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

/** Kinds of QoS rules, with their names (English, keys of their translations). */
export const qosRuleTypes = {
  bandwidth_limit: 'Bandwidth Limit',
  dscp_marking: 'DSCP Marking',
  minimum_bandwidth: 'Minimum Bandwidth',
  minimum_packet_rate: 'Minimum Packet Rate',
} as const satisfies Readonly<Record<string, string>>

export type QosRuleType = keyof typeof qosRuleTypes

export const isQosRuleType = (type: string | null): type is QosRuleType =>
  type !== null && Object.hasOwn(qosRuleTypes, type)

/** DSCP marks the network service takes. */
export const dscpMarks: readonly number[] = [
  0, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 46, 48, 56,
]

/** Largest rate or burst the network service takes (a 32 bit integer). */
export const maxQosAmount = 2_147_483_647

const network = (...rules: string[]): readonly PolicyRule[] => rules.map((rule) => ['network', rule])

/** Any of the four kinds is enough (P-QOS-11, DEC-4). */
const anyKind = (verb: 'create' | 'update' | 'delete') =>
  network(...Object.keys(qosRuleTypes).map((type) => `${verb}_policy_${type}_rule`))

const fine = () => null

/**
 * Row actions of the QoS panel. Creating and deleting policies is asked under the specification's name and under the one the
 * network service goes by, so that nothing is offered that it would refuse.
 */
export const qosCan = {
  addRule: { policy: [], anyPolicy: anyKind('create'), unavailable: fine },
  editRule: { policy: [], anyPolicy: anyKind('update'), unavailable: fine },
  deleteRule: { policy: [], anyPolicy: anyKind('delete'), unavailable: fine },
  delete: { policy: network('delete_qos_policy', 'delete_policy'), unavailable: fine },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

/** What needs no policy. */
export const qosPolicies = { create: network('create_qos_policy', 'create_policy') } as const satisfies Readonly<
  Record<string, readonly PolicyRule[]>
>
