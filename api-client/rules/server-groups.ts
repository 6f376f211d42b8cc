import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'
import { launchPolicy } from './volumes.js'

const compute = (rule: string): readonly PolicyRule[] => [['compute', `os_compute_api:os-server-groups:${rule}`]]

/** Policies of server groups, softer ones last, with their names (English, keys of their translations). */
export const serverGroupKinds = {
  affinity: 'Affinity',
  'anti-affinity': 'Anti Affinity',
  'soft-affinity': 'Soft Affinity',
  'soft-anti-affinity': 'Soft Anti Affinity',
} as const satisfies Readonly<Record<string, string>>

/** The policies on offer. @param soft the server has the feature `servergroup_soft_policies` (P-SG-05) */
export function offeredServerGroupKinds(soft: boolean): string[] {
  return Object.keys(serverGroupKinds).filter((kind) => soft || !kind.startsWith('soft-'))
}

/** Row actions of the server groups panel. */
export const serverGroupCan = {
  launch: { policy: launchPolicy, unavailable: () => null },
  delete: { policy: compute('delete'), unavailable: () => null },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

/** What needs no server group. */
export const serverGroupPolicies = { create: compute('create') } as const satisfies Readonly<
  Record<string, readonly PolicyRule[]>
>
