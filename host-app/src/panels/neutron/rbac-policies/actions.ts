import { rbacCan, rbacPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { RbacPolicy } from './rbac-policy.js'

const table = { table: 'admin/rbac_policies/', name: ['rbac policies', 'delete'] } as const

/** Everything that can be done with RBAC policies. */
export const rbacActions: PanelActions<RbacPolicy> = {
  type: resourceTypes.rbacPolicy,
  page: [
    {
      id: 'create',
      label: 'Create RBAC Policy',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: rbacPolicies.create,
      does: fillsForm('neutron.createRbacPolicy', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'edit',
      label: 'Edit Policy',
      icon: 'pencil',
      ...rbacCan.edit,
      does: fillsForm('neutron.editRbacPolicy', ({ id }) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Delete RBAC Policy',
      many: 'Delete RBAC Policies',
      icon: 'trash',
      danger: true,
      ...rbacCan.delete,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, table, id), {
        outcome: 'deleted',
        words: deletionWords(['RBAC Policy', 'RBAC Policies'], ['RBAC policy', 'RBAC policies']),
      }),
    },
  ],
}
