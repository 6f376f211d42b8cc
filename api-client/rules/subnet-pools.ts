import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const network = (rule: string): readonly PolicyRule[] => [['network', rule]]

/** The part of a pool or a scope that the rules look at. */
export interface PoolFacts {
  /** It is this project's, or of an administrator's list. */
  readonly own: boolean | null
}

const poolReasons = {
  foreignPool: 'This subnet pool belongs to another project.',
  foreignScope: 'This address scope belongs to another project.',
  poolsInScope: 'There are subnet pools in this address scope.',
} as const

const onlyOwn = ({ own }: PoolFacts) => (own ? null : poolReasons.foreignPool)
const onlyOwnScope = ({ own }: PoolFacts) => (own ? null : poolReasons.foreignScope)

/** Row actions of subnet pools. */
export const subnetPoolCan = {
  edit: { policy: network('update_subnetpool'), unavailable: onlyOwn },
  delete: { policy: network('delete_subnetpool'), unavailable: onlyOwn },
} as const satisfies Readonly<Record<string, ActionRule<PoolFacts>>>

/** Row actions of address scopes; Neutron keeps one while a pool is in it. */
export const addressScopeCan = {
  edit: { policy: network('update_address_scope'), unavailable: onlyOwnScope },
  delete: {
    policy: network('delete_address_scope'),
    unavailable: (scope) => onlyOwnScope(scope) ?? (scope.pools.length ? poolReasons.poolsInScope : null),
  },
} as const satisfies Readonly<Record<string, ActionRule<PoolFacts & { readonly pools: readonly string[] }>>>

export const subnetPoolPolicies = {
  create: network('create_subnetpool'),
  createScope: network('create_address_scope'),
} as const
