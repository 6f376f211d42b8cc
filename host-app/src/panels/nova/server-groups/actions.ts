import { serverGroupCan, serverGroupPolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'

export const serverGroupActions: readonly ResourceAction<object>[] = [
  { id: 'delete', label: 'Delete Server Group', icon: 'trash', danger: true, rule: serverGroupCan.delete },
]

export const serverGroupBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Server Groups', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [
  ...gatesOf(serverGroupActions),
  { id: 'create', policy: serverGroupPolicies.create },
]

/** What deleting server groups asks and says. */
export const deleteWords = deletionWords(['Server Group', 'Server Groups'])
