import { imageCan, imagePolicies } from '@stratus/api-client/rules'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { Image } from './image.js'

/** What can be done with one image, in the order of Horizon's menu (P-IMG-02). */
export const imageActions: readonly ResourceAction<Image>[] = [
  { id: 'launch', label: 'Launch Instance', icon: 'cloud', rule: imageCan.launch },
  { id: 'create-volume', label: 'Create Volume', icon: 'volume', rule: imageCan.createVolume },
  { id: 'edit', label: 'Edit Image', icon: 'pencil', rule: imageCan.edit },
  { id: 'metadata', label: 'Update Image Metadata', icon: 'tags', rule: imageCan.updateMetadata },
  { id: 'deactivate', label: 'Deactivate Image', icon: 'lock', danger: true, rule: imageCan.deactivate },
  { id: 'reactivate', label: 'Reactivate Image', icon: 'unlock', rule: imageCan.reactivate },
  { id: 'delete', label: 'Delete Image', icon: 'trash', danger: true, rule: imageCan.delete },
]

export const imageBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Images', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate: row actions, Create Image, the owner column, and two choices of the form. */
export const gatedParts: readonly Gated[] = [
  ...gatesOf(imageActions),
  { id: 'create', policy: imagePolicies.create },
  { id: 'owner', policy: imagePolicies.seeProjects },
  { id: 'communitize', policy: imagePolicies.communitize },
  { id: 'publicize', policy: imagePolicies.publicize },
]
