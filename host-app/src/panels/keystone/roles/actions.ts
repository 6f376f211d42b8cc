import { roleCan, rolePolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../shared/deletion-words.js'
import type { BatchAction } from '../../../list/ListPage.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'

export const roleActions: readonly ResourceAction<object>[] = [
  { id: 'edit', label: 'Edit Role', icon: 'pencil', rule: roleCan.edit },
  { id: 'delete', label: 'Delete Role', icon: 'trash', danger: true, rule: roleCan.delete },
]

export const roleBatch: readonly BatchAction[] = [{ id: 'delete', label: 'Delete Roles', icon: 'trash', danger: true }]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [...gatesOf(roleActions), { id: 'create', ...rolePolicies.create }]

/** What deleting roles asks and says (D2 §8). */
export const deleteWords = deletionWords(['Role', 'Roles'])
