import { volumeCan, volumePolicies } from '@stratus/api-client/rules'
import { volumeLongTail } from '../../../horizon/long-tail/volumes.js'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { Volume } from './volume.js'

/** What can be done with one volume: first what Horizon's own forms do, of which the first is the likely one. */
export const volumeActions: readonly ResourceAction<Volume>[] = [
  ...volumeLongTail,
  { id: 'launch', label: 'Launch as Instance', icon: 'cloud', rule: volumeCan.launch },
  { id: 'metadata', label: 'Update Metadata', icon: 'tags', rule: volumeCan.metadata },
  { id: 'delete', label: 'Delete Volume', icon: 'trash', danger: true, rule: volumeCan.delete },
]

export const volumeBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Volumes', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [
  ...gatesOf(volumeActions),
  { id: 'create', policy: volumePolicies.create },
  { id: 'accept', policy: [['volume', 'volume:accept_transfer']] },
]

/** Deleting takes the service a while: what is done here is asking for it. */
export const deleteWords = {
  ...deletionWords(['Volume', 'Volumes']),
  success: ['Scheduled deletion of Volume: %s', 'Scheduled deletion of Volumes: %s'],
} as const
