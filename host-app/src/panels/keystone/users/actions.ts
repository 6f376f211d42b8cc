import { userCan, userPolicies } from '@stratus/api-client/rules'
import type { Action } from '@stratus/widgets'
import { deletionWords } from '../../shared/deletion-words.js'
import type { BatchAction } from '../../shared/ListPage.js'
import { actionsOf, gatesOf, type Gated, type OpenGates, type ResourceAction } from '../../shared/resource-actions.js'
import type { UserRow } from './user.js'

/** What can be done with one user, in the order of reference/launch-and-panels.md §9. */
export const userActions: readonly ResourceAction<UserRow>[] = [
  { id: 'edit', label: 'Edit User', icon: 'pencil', rule: userCan.edit },
  { id: 'password', label: 'Change Password', icon: 'key', rule: userCan.password },
  { id: 'enable', label: 'Enable User', icon: 'unlock', rule: userCan.enable },
  { id: 'disable', label: 'Disable User', icon: 'lock', danger: true, rule: userCan.disable },
  { id: 'delete', label: 'Delete User', icon: 'trash', danger: true, rule: userCan.delete },
]

export const userBatch: readonly BatchAction[] = [{ id: 'delete', label: 'Delete Users', icon: 'trash', danger: true }]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [...gatesOf(userActions), { id: 'create', ...userPolicies.create }]

/** What is offered for one user: of enabling and disabling, the one that would change something (D2 §4). */
export function actionsOfUser(user: UserRow, gates: OpenGates): Action[] {
  const idle = user.enabled ? 'enable' : 'disable'
  return actionsOf(userActions, user, gates).filter(({ id }) => id !== idle)
}

/** What deleting users asks and says (D2 §8). */
export const deleteWords = deletionWords(['User', 'Users'])
