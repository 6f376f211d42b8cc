import { addressScopeCan, subnetPoolPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes, type Area } from '../../../paths.js'
import type { AddressScope } from './address-scope.js'

const forms = {
  project: { create: 'neutron.createAddressScope', edit: 'neutron.editAddressScope' },
  admin: { create: 'neutron.createAnyAddressScope', edit: 'neutron.editAnyAddressScope' },
} as const

const actionsOf = (area: Area): PanelActions<AddressScope> => ({
  type: resourceTypes.addressScope,
  page: [
    {
      id: 'create',
      label: 'Create Address Scope',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: subnetPoolPolicies.createScope,
      does: fillsForm(forms[area].create, () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'edit',
      label: 'Edit Address Scope',
      icon: 'pencil',
      ...addressScopeCan.edit,
      does: fillsForm(forms[area].edit, ({ id }) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Delete Address Scope',
      many: 'Delete Address Scopes',
      icon: 'trash',
      danger: true,
      ...addressScopeCan.delete,
      does: call(
        ({ host: { client } }, { id }) =>
          mustTableAction(client, { table: `${area}/address_scopes/`, name: ['address_scopes', 'delete'] }, id),
        { outcome: 'deleted', words: deletionWords(['Address Scope', 'Address Scopes']) },
      ),
    },
  ],
})

/** Everything that can be done with address scopes. */
export const addressScopeActions: Readonly<Record<Area, PanelActions<AddressScope>>> = {
  project: actionsOf('project'),
  admin: actionsOf('admin'),
}
