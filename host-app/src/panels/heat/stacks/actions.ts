import { stackCan, stackPolicies } from '@stratus/api-client/rules'
import { stackLongTail } from '../../../horizon/long-tail/stacks.js'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { Stack } from './stack.js'

/** What can be done with one stack, in Horizon's order. */
export const stackActions: readonly ResourceAction<Stack>[] = [
  ...stackLongTail,
  { id: 'delete', label: 'Delete Stack', icon: 'trash', danger: true, rule: stackCan.delete },
]

export const stackBatch: readonly BatchAction[] = [
  { id: 'check', label: 'Check Stacks', icon: 'check' },
  { id: 'suspend', label: 'Suspend Stacks', icon: 'pause' },
  { id: 'resume', label: 'Resume Stacks', icon: 'play' },
  { id: 'delete', label: 'Delete Stacks', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [
  ...gatesOf(stackActions),
  { id: 'create', policy: stackPolicies.create },
  { id: 'preview', policy: stackPolicies.preview },
]

/** Heat takes its time: what is done here is asking for it. */
export const deleteWords = {
  ...deletionWords(['Stack', 'Stacks']),
  success: ['Scheduled deletion of Stack: %s', 'Scheduled deletion of Stacks: %s'],
} as const
