import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const compute = (rule: string): readonly PolicyRule[] => [['compute', `os_compute_api:os-keypairs:${rule}`]]

/** What the compute service takes as a name (DEC-5). */
export const keypairNamePattern = /^[A-Za-z0-9 _-]+$/

/** Most bytes of a public key, in UTF-8. */
export const publicKeyMaxBytes = 16_384

/** Row actions of the key pairs panel (P-KEY-07). */
export const keypairCan = {
  delete: { policy: compute('delete'), unavailable: () => null },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

/** What needs no key pair: creating and importing. */
export const keypairPolicies = { create: compute('create') } as const satisfies Readonly<
  Record<string, readonly PolicyRule[]>
>
