import { qosCan, qosPolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'

/** What can be done with one policy, in the order of Horizon's menu. */
export const policyActions: readonly ResourceAction<object>[] = [
  { id: 'add', label: 'Add Rule', icon: 'plus', rule: qosCan.addRule },
  { id: 'edit', label: 'Edit Rule', icon: 'pencil', rule: qosCan.editRule },
  { id: 'remove', label: 'Delete Rule', icon: 'minus', danger: true, rule: qosCan.deleteRule },
  { id: 'delete', label: 'Delete Policy', icon: 'trash', danger: true, rule: qosCan.delete },
]

export const policyBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Policies', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [...gatesOf(policyActions), { id: 'create', policy: qosPolicies.create }]

const titles = deletionWords(['Policy', 'Policies'])

/** What deleting policies asks and says: titles with a capital, messages without. */
export const deleteWords = { ...deletionWords(['policy', 'policies']), title: titles.title, submit: titles.submit }

/** Said instead of opening a dialog that would have nothing to choose from (P-QOS-08). */
export const noRules = {
  edit: 'There are no rules to modify.',
  remove: 'There are no rules to delete.',
} as const
