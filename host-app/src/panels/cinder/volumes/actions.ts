import { volumeCan, volumePolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../shared/deletion-words.js'
import type { BatchAction } from '../../shared/ListPage.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { Volume } from './volume.js'

/** What can be done with one volume. What the REST API does not offer is Horizon's own form (`classicForms`). */
export const volumeActions: readonly ResourceAction<Volume>[] = [
  { id: 'edit', label: 'Edit Volume', icon: 'pencil', rule: volumeCan.edit },
  { id: 'extend', label: 'Extend Volume', icon: 'plus', rule: volumeCan.extend },
  { id: 'launch', label: 'Launch as Instance', icon: 'cloud', rule: volumeCan.launch },
  { id: 'attachments', label: 'Manage Attachments', icon: 'link', rule: volumeCan.attachments },
  { id: 'snapshot', label: 'Create Snapshot', icon: 'snapshot', rule: volumeCan.snapshot },
  { id: 'upload', label: 'Upload to Image', icon: 'upload', rule: volumeCan.upload },
  { id: 'metadata', label: 'Update Metadata', icon: 'tags', rule: volumeCan.metadata },
  { id: 'delete', label: 'Delete Volume', icon: 'trash', danger: true, rule: volumeCan.delete },
]

export const volumeBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Volumes', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [...gatesOf(volumeActions), { id: 'create', policy: volumePolicies.create }]

/** Pages of Horizon's with the forms, below a volume's own. */
export const classicForms: Readonly<Record<string, string>> = {
  edit: 'update/',
  extend: 'extend/',
  attachments: 'attach/',
  snapshot: 'create_snapshot/',
  upload: 'upload_to_image/',
}

/** Deleting takes the service a while: what is done here is asking for it. */
export const deleteWords = {
  ...deletionWords(['Volume', 'Volumes']),
  success: ['Scheduled deletion of Volume: %s', 'Scheduled deletion of Volumes: %s'],
} as const
