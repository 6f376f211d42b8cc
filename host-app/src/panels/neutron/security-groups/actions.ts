import { securityGroupCan, securityGroupPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import type { NamedItem } from '../../../actions/context.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletingWords, deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { SecurityGroup } from './security-group.js'

const part = encodeURIComponent
const table = { table: 'project/security_groups/', name: ['security_groups', 'delete'] } as const

/** Everything that can be done with security groups, in Horizon's order and by its forms: its API only lists them. */
export const groupActions: PanelActions<SecurityGroup> = {
  type: resourceTypes.securityGroup,
  page: [
    {
      id: 'create',
      label: 'Create Security Group',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: securityGroupPolicies.create,
      does: fillsForm('neutron.createSecurityGroup', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'rule',
      label: 'Add Rule',
      icon: 'plus',
      ...securityGroupCan.addRule,
      does: fillsForm('neutron.addRule', ({ id }) => ({ id })),
    },
    {
      id: 'edit',
      label: 'Edit Security Group',
      icon: 'pencil',
      ...securityGroupCan.edit,
      does: fillsForm('neutron.editSecurityGroup', ({ id }) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Delete Security Group',
      many: 'Delete Security Groups',
      icon: 'trash',
      danger: true,
      ...securityGroupCan.delete,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, table, id), {
        outcome: 'deleted',
        inUse: 'named',
        words: deletionWords(['Security Group', 'Security Groups']),
      }),
    },
  ],
}

/** What can be done with the rules of one group. */
export const ruleActions = (groupId: string): PanelActions<NamedItem> => ({
  type: resourceTypes.securityGroup,
  items: [
    {
      id: 'deleteRule',
      label: 'Delete Rule',
      many: 'Delete Rules',
      icon: 'trash',
      danger: true,
      policy: securityGroupCan.deleteRule.policy,
      does: call(
        ({ host: { client } }, { id }) =>
          mustTableAction(
            client,
            { table: `project/security_groups/${part(groupId)}/`, name: ['rules', 'delete'] },
            id,
          ),
        { outcome: 'deleted', undo: deletingWords(['Rule', 'Rules']), words: deletionWords(['Rule', 'Rules']) },
      ),
    },
  ],
})
