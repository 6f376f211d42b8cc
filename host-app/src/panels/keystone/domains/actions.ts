import { domainCan, domainPolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { Domain } from './domain.js'

export const domainActions: readonly ResourceAction<Domain>[] = [
  { id: 'edit', label: 'Edit Domain', icon: 'pencil', rule: domainCan.edit },
  { id: 'delete', label: 'Delete Domain', icon: 'trash', danger: true, rule: domainCan.delete },
]

export const domainBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Domains', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [...gatesOf(domainActions), { id: 'create', ...domainPolicies.create }]

/** What deleting domains asks and says (D2 §8): its results are in lower case. */
export const deleteWords = {
  ...deletionWords(['Domain', 'Domains']),
  success: ['Deleted domain: %s.', 'Deleted domains: %s.'],
  failure: ['Unable to delete domain: %s.', 'Unable to delete domains: %s.'],
} as const
