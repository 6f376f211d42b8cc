import type { PolicyRule } from '../policy.js'
import { volumeServices } from './images.js'
import type { ActionRule } from './rule.js'

/** The part of a volume the rules look at. */
export interface VolumeFacts {
  readonly status: string | null
  readonly bootable: boolean | null
  readonly attachments: readonly unknown[]
  /** The group it belongs to. */
  readonly group_id?: string | null
}

/** The part of a snapshot the rules look at. */
export interface SnapshotFacts {
  readonly status: string | null
  /** Of the volume it was taken of; null or undefined where that cannot be had. */
  readonly bootable?: boolean | null
  /** The snapshot of a group that it is part of. */
  readonly group_snapshot_id?: string | null
}

const volume = (...rules: readonly string[]): readonly PolicyRule[] => rules.map((rule) => ['volume', rule])

/** States that pass by themselves. Nothing can be done meanwhile. */
const transitional = new Set([
  'creating',
  'deleting',
  'downloading',
  'uploading',
  'attaching',
  'detaching',
  'extending',
  'retyping',
  'reserved',
  'maintenance',
  'backing-up',
  'restoring-backup',
  'restoring',
  'updating',
  'unmanaging',
])

/** Of volumes and of snapshots. */
export function isVolumeTransitional({ status }: SnapshotFacts): boolean {
  return transitional.has(status?.toLowerCase() ?? '')
}

/** Why a volume or snapshot does not take an action now. English, keys of their translations. */
export const volumeReasons = {
  attached: 'The volume is attached to an instance.',
  notBootable: 'The volume is not bootable.',
  grouped: 'The volume belongs to a group. Remove it from the group first.',
  groupSnapshot: 'The snapshot is part of a group snapshot, and is deleted with that.',
  status: 'Not possible in this status.',
} as const

const inStatus =
  (...statuses: readonly string[]) =>
  ({ status }: SnapshotFacts): string | null =>
    statuses.includes(status?.toLowerCase() ?? '') ? null : volumeReasons.status

/** What Cinder does to a volume only while no group counts on it: deleting, unmanaging, migrating, another type. */
const alone =
  <Item extends VolumeFacts>(unavailable: (item: Item) => string | null) =>
  (item: Item): string | null =>
    item.group_id ? volumeReasons.grouped : unavailable(item)

const launchPolicy: readonly PolicyRule[] = [['compute', 'os_compute_api:servers:create']]
const free = inStatus('available')
/** Horizon offers deleting in these states. */
const deletable = inStatus('available', 'error', 'error_extending', 'error_restoring')
const readable = inStatus('available', 'in-use')

/** Actions of the volumes panel. */
export const volumeCan = {
  edit: { policy: volume('volume:update'), unavailable: readable },
  metadata: { policy: volume('volume:update_volume_metadata'), unavailable: () => null },
  launch: {
    policy: launchPolicy,
    unavailable: (item) => (item.bootable ? free(item) : volumeReasons.notBootable),
  },
  attachments: { policy: [['compute', 'os_compute_api:os-volumes-attachments:create']], unavailable: readable },
  extend: { policy: volume('volume:extend'), unavailable: readable },
  snapshot: { policy: volume('volume:create_snapshot'), unavailable: readable },
  retype: { policy: volume('volume:retype'), unavailable: alone(readable) },
  migrate: {
    policy: volume('volume_extension:volume_admin_actions:migrate_volume'),
    unavailable: alone(readable),
  },
  upload: { policy: volume('volume_extension:volume_actions:upload_image'), unavailable: readable },
  delete: {
    policy: volume('volume:delete'),
    unavailable: alone((item) => (item.attachments.length > 0 ? volumeReasons.attached : deletable(item))),
  },
} as const satisfies Readonly<Record<string, ActionRule<VolumeFacts>>>

/** What needs no volume. */
export const volumePolicies = { create: volume('volume:create') } as const satisfies Readonly<
  Record<string, readonly PolicyRule[]>
>

/** Actions of the snapshots panel. */
export const snapshotCan = {
  launch: {
    policy: launchPolicy,
    unavailable: (item) => (item.bootable === false ? volumeReasons.notBootable : free(item)),
  },
  createVolume: { policy: volume('volume:create'), services: volumeServices, unavailable: free },
  metadata: { policy: volume('volume:update_snapshot_metadata'), unavailable: () => null },
  edit: { policy: volume('volume:update_snapshot'), unavailable: free },
  delete: {
    policy: volume('volume:delete_snapshot'),
    unavailable: (item) =>
      item.group_snapshot_id ? volumeReasons.groupSnapshot : inStatus('available', 'error')(item),
  },
} as const satisfies Readonly<Record<string, ActionRule<SnapshotFacts>>>
