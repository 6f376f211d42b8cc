import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'
import { hasFailed, type ToldStatus } from './told-status.js'
import { volumeReasons } from './volumes.js'

const volume = (rule: string): readonly PolicyRule[] => [['volume', rule]]
const always = () => null
const unlessFailed = (group: ToldStatus): string | null => (hasFailed(group) ? volumeReasons.status : null)

/** The part of a group the rules look at. */
export interface VolumeGroupFacts extends ToldStatus {
  /** `yes`, `no`, or a page's word in another language. */
  readonly has_snapshots: string | null
}

/** Row actions of the panel of volume groups. */
export const volumeGroupCan = {
  snapshot: { policy: volume('group:create_group_snapshot'), unavailable: unlessFailed },
  manage: { policy: volume('group:update'), unavailable: unlessFailed },
  edit: { policy: volume('group:update'), unavailable: always },
  clone: { policy: volume('group:create'), unavailable: unlessFailed },
  delete: {
    policy: volume('group:delete'),
    unavailable: ({ has_snapshots }) =>
      has_snapshots?.toLowerCase() === 'yes' ? 'The group has snapshots. Delete them first.' : null,
  },
} as const satisfies Readonly<Record<string, ActionRule<VolumeGroupFacts>>>

/** What needs no group. */
export const volumeGroupPolicies = { create: volume('group:create') } as const

/** Row actions of the panel of their snapshots. */
export const groupSnapshotCan = {
  createGroup: { policy: volume('group:create'), unavailable: unlessFailed },
  delete: { policy: volume('group:delete_group_snapshot'), unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<ToldStatus>>>

/** Row actions of the panel of their types. */
export const groupTypeCan = {
  edit: { policy: volume('group:group_types:update'), unavailable: always },
  specs: { policy: volume('group:group_types_specs:create'), unavailable: always },
  delete: { policy: volume('group:group_types:delete'), unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<object>>>

/** What needs no type. */
export const groupTypePolicies = { create: volume('group:group_types:create') } as const
