import { snapshotCan } from '@stratus/api-client/rules'
import { snapshotLongTail } from '../../../horizon/long-tail/snapshots.js'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type ResourceAction } from '../../shared/resource-actions.js'
import type { Snapshot } from './snapshot.js'

/** What can be done with one snapshot, in Horizon's order. */
export const snapshotActions: readonly ResourceAction<Snapshot>[] = [
  { id: 'create-volume', label: 'Create Volume', icon: 'volume', rule: snapshotCan.createVolume },
  { id: 'launch', label: 'Launch as Instance', icon: 'cloud', rule: snapshotCan.launch },
  ...snapshotLongTail,
  { id: 'metadata', label: 'Update Metadata', icon: 'tags', rule: snapshotCan.metadata },
  { id: 'delete', label: 'Delete Volume Snapshot', icon: 'trash', danger: true, rule: snapshotCan.delete },
]

export const snapshotBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Volume Snapshots', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts = gatesOf(snapshotActions)

/** Deleting takes the service a while: what is done here is asking for it. */
export const deleteWords = {
  ...deletionWords(['Volume Snapshot', 'Volume Snapshots']),
  success: ['Scheduled deletion of Volume Snapshot: %s', 'Scheduled deletion of Volume Snapshots: %s'],
} as const
