import type { Field } from '../../../described/field.js'
import { ofArea, type DescribedPanel } from '../../../described/panel.js'
import { paths } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { addressScopeActions } from './actions.js'
import { addressScope, type AddressScope } from './address-scope.js'

const fields: readonly Field<AddressScope>[] = [
  { id: 'project', label: 'Project', area: 'admin', facet: true },
  { id: 'name', label: 'Name', facet: true, to: ({ id }, area) => paths.addressScope(area, id) },
  { id: 'version', label: 'IP Version', facet: true },
  { id: 'is_shared', label: 'Shared', kind: 'word', priority: 2 },
  { id: 'pools', label: 'Subnet Pools', kind: 'lines', priority: 2, facet: true },
]

/** What no address is in twice (P-POOL-02). */
export const addressScopePanel: DescribedPanel<AddressScope> = {
  title: 'Address Scopes',
  one: 'Address Scope',
  name: 'address_scopes',
  list: paths.addressScopes,
  load: async (client, area, signal) =>
    (await client.call('neutron.addressScopes.list', { query: ofArea(area), signal, quiet: true })).items.map(
      addressScope,
    ),
  failure: 'Unable to retrieve the address scopes.',
  remember: remembered<AddressScope>('address-scopes', [
    'id',
    'name',
    'project',
    'own',
    'pools',
    'version',
    'is_shared',
  ]),
  fields,
  actions: addressScopeActions,
}
