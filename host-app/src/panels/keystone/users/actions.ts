import { userCan, userPolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { UserRow } from './user.js'

const isEnabled = ({ enabled }: UserRow) => enabled === true
const isDisabled = (user: UserRow) => !isEnabled(user)

/** What can be done with one user, in the order of reference/launch-and-panels.md §9. */
export const userActions: readonly ResourceAction<UserRow>[] = [
  { id: 'edit', label: 'Edit User', icon: 'pencil', rule: userCan.edit },
  { id: 'password', label: 'Change Password', icon: 'key', rule: userCan.password },
  { id: 'enable', label: 'Enable User', icon: 'unlock', fits: isDisabled, rule: userCan.enable },
  { id: 'disable', label: 'Disable User', icon: 'lock', danger: true, fits: isEnabled, rule: userCan.disable },
  { id: 'delete', label: 'Delete User', icon: 'trash', danger: true, rule: userCan.delete },
]

export const userBatch: readonly BatchAction[] = [{ id: 'delete', label: 'Delete Users', icon: 'trash', danger: true }]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [...gatesOf(userActions), { id: 'create', ...userPolicies.create }]

/** What deleting users asks and says (D2 §8). */
export const deleteWords = deletionWords(['User', 'Users'])
