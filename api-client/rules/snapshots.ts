import { volumeServices } from './images.js'
import type { ActionRule } from './rule.js'
import { free, inStatus, launchPolicy, volume, volumeReasons } from './volumes.js'

/** The part of a snapshot the rules look at. */
export interface SnapshotFacts {
  readonly status: string | null
  /** Of the volume it was taken of; null or undefined where that cannot be had. */
  readonly bootable?: boolean | null
  /** The snapshot of a group that it is part of. */
  readonly group_snapshot_id?: string | null
}

/** Why it is not deleted by itself. English, the key of its translation. */
export const groupSnapshot = 'The snapshot is part of a group snapshot, and is deleted with that.'

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
    unavailable: (item) => (item.group_snapshot_id ? groupSnapshot : inStatus('available', 'error')(item)),
  },
} as const satisfies Readonly<Record<string, ActionRule<SnapshotFacts>>>
