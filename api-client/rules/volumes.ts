import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

/** The part of a volume the rules look at. */
export interface VolumeFacts {
  readonly status: string | null
  readonly bootable: boolean | null
  readonly attachments: readonly unknown[]
  /** The group it belongs to. */
  readonly group_id?: string | null
}

export const volume = (...rules: readonly string[]): readonly PolicyRule[] => rules.map((rule) => ['volume', rule])

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
  'managing',
  'unmanaging',
])

/** Of volumes and of snapshots. */
export function isVolumeTransitional({ status }: Pick<VolumeFacts, 'status'>): boolean {
  return transitional.has(status?.toLowerCase() ?? '')
}

/** Why a volume or snapshot does not take an action now. English, keys of their translations. */
export const volumeReasons = {
  attached: 'The volume is attached to an instance.',
  notBootable: 'The volume is not bootable.',
  grouped: 'The volume belongs to a group. Remove it from the group first.',
  status: 'Not possible in this status.',
} as const

export const inStatus =
  (...statuses: readonly string[]) =>
  ({ status }: Pick<VolumeFacts, 'status'>): string | null =>
    statuses.includes(status?.toLowerCase() ?? '') ? null : volumeReasons.status

/** What Cinder does to a volume only while no group counts on it: deleting, unmanaging, migrating, another type. */
const alone =
  <Item extends VolumeFacts>(unavailable: (item: Item) => string | null) =>
  (item: Item): string | null =>
    item.group_id ? volumeReasons.grouped : unavailable(item)

export const launchPolicy: readonly PolicyRule[] = [['compute', 'os_compute_api:servers:create']]
export const free = inStatus('available')
/** Cinder deletes in these states. */
const deletable = inStatus('available', 'error', 'error_extending', 'error_restoring', 'error_managing')
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
