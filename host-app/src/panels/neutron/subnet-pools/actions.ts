import { subnetPoolCan, subnetPoolPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes, type Area } from '../../../paths.js'
import type { SubnetPool } from './subnet-pool.js'

const forms = {
  project: { create: 'neutron.createSubnetPool', edit: 'neutron.editSubnetPool' },
  admin: { create: 'neutron.createAnySubnetPool', edit: 'neutron.editAnySubnetPool' },
} as const

const actionsOf = (area: Area): PanelActions<SubnetPool> => ({
  type: resourceTypes.subnetPool,
  page: [
    {
      id: 'create',
      label: 'Create Subnet Pool',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: subnetPoolPolicies.create,
      does: fillsForm(forms[area].create, () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'edit',
      label: 'Edit Subnet Pool',
      icon: 'pencil',
      ...subnetPoolCan.edit,
      does: fillsForm(forms[area].edit, ({ id }) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Delete Subnet Pool',
      many: 'Delete Subnet Pools',
      icon: 'trash',
      danger: true,
      ...subnetPoolCan.delete,
      does: call(
        ({ host: { client } }, { id }) =>
          mustTableAction(client, { table: `${area}/subnet_pools/`, name: ['subnet_pools', 'delete'] }, id),
        { outcome: 'deleted', words: deletionWords(['Subnet Pool', 'Subnet Pools']) },
      ),
    },
  ],
})

/** Everything that can be done with subnet pools. */
export const subnetPoolActions: Readonly<Record<Area, PanelActions<SubnetPool>>> = {
  project: actionsOf('project'),
  admin: actionsOf('admin'),
}
