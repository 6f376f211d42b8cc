import type { PolicyRule } from '@stratus/api-client'
import { volumeCan, volumeReasons, type ActionRule, type SnapshotFacts } from '@stratus/api-client/rules'
import type { LongTailAction, PageForm, Way } from './action.js'

/** The part of a volume that its forms look at. */
export interface VolumeItem {
  readonly id: string
  readonly status: string | null
  readonly bootable: boolean | null
  readonly attachments: readonly unknown[]
}

const id = ({ id: text }: VolumeItem) => encodeURIComponent(text)
const page = (path: string): Way<VolumeItem> => ({ form: (volume) => `project/volumes/${id(volume)}/${path}` })
const adminPage = (path: string): Way<VolumeItem> => ({ form: (volume) => `admin/volumes/${id(volume)}/${path}` })

/** `statuses`: those in which Horizon offers it; none: any. */
export function storageRule(rule: string, ...statuses: readonly string[]): ActionRule<SnapshotFacts> {
  const policy: readonly PolicyRule[] = [['volume', rule]]
  return {
    policy,
    unavailable: ({ status }) =>
      statuses.length === 0 || statuses.includes(status?.toLowerCase() ?? '') ? null : volumeReasons.status,
  }
}

const readable = ['available', 'in-use'] as const
const waiting = ({ status }: VolumeItem) => status === 'awaiting-transfer'

/** Row actions of Horizon's own lists of volumes that no JSON call offers, in its order; administrators' last. */
export const volumeLongTail: readonly LongTailAction<VolumeItem>[] = [
  { id: 'edit', label: 'Edit Volume', icon: 'pencil', way: page('update/'), rule: volumeCan.edit },
  {
    id: 'extend',
    label: 'Extend Volume',
    icon: 'plus',
    way: page('extend/'),
    rule: volumeCan.extend,
  },
  {
    id: 'attachments',
    label: 'Manage Attachments',
    icon: 'link',
    way: page('attach/'),
    rule: { ...volumeCan.attachments, services: ['compute'] },
  },
  {
    id: 'snapshot',
    label: 'Create Snapshot',
    icon: 'snapshot',
    way: page('create_snapshot/'),
    rule: volumeCan.snapshot,
  },
  {
    id: 'backup',
    label: 'Create Backup',
    icon: 'boxes',
    way: page('create_backup/'),
    rule: storageRule('backup:create', ...readable),
  },
  {
    id: 'retype',
    label: 'Change Volume Type',
    icon: 'tags',
    way: page('retype/'),
    rule: storageRule('volume:retype', ...readable),
  },
  {
    id: 'upload',
    label: 'Upload to Image',
    icon: 'upload',
    way: page('upload_to_image/'),
    rule: { ...volumeCan.upload, services: ['image'] },
  },
  {
    id: 'create_transfer',
    label: 'Create Transfer',
    icon: 'link',
    way: page('create_transfer/'),
    fits: (volume) => !waiting(volume),
    rule: storageRule('volume:create_transfer', 'available'),
  },
  {
    id: 'delete_transfer',
    label: 'Cancel Transfer',
    icon: 'unlink',
    way: { table: 'project/volumes/', name: ['volumes', 'delete_transfer'] },
    fits: waiting,
    rule: storageRule('volume:delete_transfer'),
  },
  {
    id: 'update_status',
    label: 'Update Volume Status',
    icon: 'pencil',
    way: adminPage('update_status'),
    rule: storageRule('volume_extension:volume_admin_actions:reset_status'),
  },
  {
    id: 'migrate',
    label: 'Migrate Volume',
    icon: 'link',
    way: adminPage('migrate'),
    rule: storageRule('volume_extension:volume_admin_actions:migrate_volume', ...readable),
  },
  {
    id: 'unmanage',
    label: 'Unmanage Volume',
    icon: 'unlink',
    way: adminPage('unmanage'),
    changes: 'list',
    rule: {
      ...storageRule('volume_extension:volume_unmanage'),
      unavailable: volumeCan.delete.unavailable,
    },
  },
]

/** A volume that somebody of another project hands over. */
export const acceptTransfer: PageForm = { label: 'Accept Transfer', form: 'project/volumes/accept_transfer/' }
