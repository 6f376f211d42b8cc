import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const aggregates = (...rules: string[]): readonly PolicyRule[] =>
  rules.map((rule) => ['compute', `os_compute_api:os-aggregates:${rule}`])
const always = () => null

/** The part of an aggregate that the rules look at. */
export interface AggregateFacts {
  /** Names of its hosts. */
  readonly hosts: readonly string[]
}

/** Row actions of host aggregates. */
export const aggregateCan = {
  edit: { policy: aggregates('update'), unavailable: always },
  manageHosts: { policy: aggregates('add_host', 'remove_host'), unavailable: always },
  updateMetadata: { policy: aggregates('set_metadata'), unavailable: always },
  delete: {
    policy: aggregates('delete'),
    unavailable: ({ hosts }) => (hosts.length ? 'Remove its hosts first.' : null),
  },
} as const satisfies Readonly<Record<string, ActionRule<AggregateFacts>>>

export const aggregatePolicies = { create: aggregates('create') } as const
