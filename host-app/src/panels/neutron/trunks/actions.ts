import { trunkCan, trunkPolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'

const remove: ResourceAction<object> = {
  id: 'delete',
  label: 'Delete Trunk',
  icon: 'trash',
  danger: true,
  rule: trunkCan.delete,
}
const edit: ResourceAction<object> = { id: 'edit', label: 'Edit Trunk', icon: 'pencil', rule: trunkCan.edit }

/** What can be done with a trunk; in the admin area it cannot be edited (P-TRK-11). */
export const trunkActions = { project: [edit, remove], admin: [remove] } as const satisfies Readonly<
  Record<string, readonly ResourceAction<object>[]>
>

export const trunkBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Trunks', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [
  ...gatesOf(trunkActions.project),
  { id: 'create', policy: trunkPolicies.create },
]

/** What deleting trunks asks and says. */
export const deleteWords = deletionWords(['Trunk', 'Trunks'])
