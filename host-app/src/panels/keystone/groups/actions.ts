import { groupCan, groupPolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'

export const groupActions: readonly ResourceAction<object>[] = [
  { id: 'edit', label: 'Edit Group', icon: 'pencil', rule: groupCan.edit },
  { id: 'delete', label: 'Delete Group', icon: 'trash', danger: true, rule: groupCan.delete },
]

export const groupBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Groups', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [...gatesOf(groupActions), { id: 'create', ...groupPolicies.create }]

/** What deleting groups asks and says (D2 §8). */
export const deleteWords = deletionWords(['Group', 'Groups'])
