import { snapshotCan } from '@stratus/api-client/rules'
import type { LongTailAction, Way } from './action.js'
import { storageRule } from './volumes.js'

/** The part of a snapshot that its forms look at. */
export interface SnapshotItem {
  readonly id: string
  readonly status: string | null
  readonly volume_id: string | null
}

const form = (path: (snapshot: { id: string; volume: string }) => string): Way<SnapshotItem> => ({
  form: ({ id, volume_id }) => path({ id: encodeURIComponent(id), volume: encodeURIComponent(volume_id ?? '') }),
})
const back = '?success_url=%2Fproject%2Fsnapshots%2F'

/** Row actions of Horizon's own lists of volume snapshots that no JSON call offers, in its order. */
export const snapshotLongTail: readonly LongTailAction<SnapshotItem>[] = [
  {
    id: 'edit',
    label: 'Edit Snapshot',
    icon: 'pencil',
    way: form(({ id }) => `project/snapshots/${id}/update/${back}`),
    rule: snapshotCan.edit,
  },
  {
    id: 'backup',
    label: 'Create Backup',
    icon: 'boxes',
    way: form(({ id, volume }) => `project/volumes/${volume}/create_backup/${id}`),
    rule: storageRule('backup:create', 'available'),
  },
  {
    id: 'update_status',
    label: 'Update Status',
    icon: 'pencil',
    way: form(({ id }) => `admin/snapshots/${id}/update_status/`),
    rule: storageRule('volume_extension:snapshot_admin_actions:reset_status'),
  },
]
