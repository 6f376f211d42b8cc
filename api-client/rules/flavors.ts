import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const manage = (...rules: string[]): readonly PolicyRule[] =>
  rules.map((rule) => ['compute', `os_compute_api:os-flavor-manage:${rule}`])

const always = { policy: [], unavailable: () => null }

/** Row actions of the flavors panel; deleting and metadata are always allowed (P-FLV-03). */
export const flavorCan = {
  /** The server answers an update with a new flavor in place of the old one. */
  edit: { policy: manage('create', 'delete'), unavailable: () => null },
  updateMetadata: always,
  delete: always,
} as const satisfies Readonly<Record<string, ActionRule<object>>>

/** What needs no flavor. */
export const flavorPolicies = { create: manage('create') } as const satisfies Readonly<
  Record<string, readonly PolicyRule[]>
>
