import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const identity = (rule: string): readonly PolicyRule[] => [['identity', `identity:${rule}`]]
const always = () => null

/** Row actions of who vouches for people, and of what becomes of them. */
export const federationCan = {
  editProvider: { policy: identity('update_identity_provider'), unavailable: always },
  deleteProvider: { policy: identity('delete_identity_provider'), unavailable: always },
  deleteProtocol: { policy: identity('delete_protocol'), unavailable: always },
  editMapping: { policy: identity('update_mapping'), unavailable: always },
  deleteMapping: { policy: identity('delete_mapping'), unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

export const federationPolicies = {
  register: identity('create_identity_provider'),
  addProtocol: identity('create_protocol'),
  createMapping: identity('create_mapping'),
} as const
