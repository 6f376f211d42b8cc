import { securityGroupCan, securityGroupPolicies } from '@stratus/api-client/rules'
import { securityGroupLongTail } from '../../../horizon/long-tail/networks.js'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { SecurityGroup, SecurityGroupRule } from './security-group.js'

/** What can be done with one group, in Horizon's order. */
export const groupActions: readonly ResourceAction<SecurityGroup>[] = [
  ...securityGroupLongTail,
  { id: 'delete', label: 'Delete Security Group', icon: 'trash', danger: true, rule: securityGroupCan.delete },
]

export const groupBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Security Groups', icon: 'trash', danger: true },
]

export const ruleActions: readonly ResourceAction<SecurityGroupRule>[] = [
  {
    id: 'deleteRule',
    label: 'Delete Rule',
    icon: 'trash',
    danger: true,
    rule: { ...securityGroupCan.deleteRule, unavailable: () => null },
  },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [
  ...gatesOf(groupActions),
  ...gatesOf(ruleActions),
  { id: 'create', policy: securityGroupPolicies.create },
]

/** What deleting groups and rules asks and says. */
export const groupWords = deletionWords(['Security Group', 'Security Groups'])
export const ruleWords = deletionWords(['Rule', 'Rules'])
