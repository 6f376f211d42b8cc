import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const identity = (rule: string): readonly PolicyRule[] => [['identity', `identity:${rule}_application_credential`]]

/** Row actions of application credentials. */
export const credentialCan = {
  delete: { policy: identity('delete'), unavailable: () => null },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

export const credentialPolicies = { create: identity('create') } as const
