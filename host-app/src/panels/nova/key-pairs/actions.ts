import { keypairCan, keypairPolicies } from '@stratus/api-client/rules'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'

export const keypairActions: readonly ResourceAction<object>[] = [
  { id: 'delete', label: 'Delete Key Pair', icon: 'trash', danger: true, rule: keypairCan.delete },
]

export const keypairBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Key Pairs', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [
  ...gatesOf(keypairActions),
  { id: 'create', policy: keypairPolicies.create },
]
