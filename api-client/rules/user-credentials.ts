import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const identity = (rule: string): readonly PolicyRule[] => [['identity', `identity:${rule}_credential`]]
const always = () => null

/** Row actions of everybody's credentials, and of one's own in front of a Horizon, which asks the same of both. */
export const userCredentialCan = {
  edit: { policy: identity('update'), unavailable: always },
  delete: { policy: identity('delete'), unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

/** Keystone itself leaves everybody his own. */
export const ownCredentialCan = {
  edit: { withoutHorizon: true, unavailable: always },
  delete: { withoutHorizon: true, unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

export const userCredentialPolicies = { create: identity('create') } as const
