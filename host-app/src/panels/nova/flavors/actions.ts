import { flavorCan, flavorPolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'

export const flavorActions: readonly ResourceAction<object>[] = [
  { id: 'metadata', label: 'Update Metadata', icon: 'tags', rule: flavorCan.updateMetadata },
  { id: 'edit', label: 'Edit Flavor', icon: 'pencil', rule: flavorCan.edit },
  { id: 'delete', label: 'Delete Flavor', icon: 'trash', danger: true, rule: flavorCan.delete },
]

export const flavorBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Flavors', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [...gatesOf(flavorActions), { id: 'create', policy: flavorPolicies.create }]

/** What deleting flavors asks and says (I-MSG-03). */
export const deleteWords = deletionWords(['Flavor', 'Flavors'])
