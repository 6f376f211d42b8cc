import type { AnswerOf } from '@stratus/api-client'
import { federationCan, federationPolicies } from '@stratus/api-client/rules'
import { t, type Column } from '@stratus/widgets'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import type { Field } from '../../../described/field.js'
import type { DescribedPanel } from '../../../described/panel.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'

type Told = AnswerOf<'keystone.identityProviders.list'>['items'][number]

/** Who vouches for people that Keystone does not know; its id is its name. */
export interface Provider extends Told {
  readonly name: string
}

const actions: PanelActions<Provider> = {
  type: resourceTypes.identityProvider,
  page: [
    {
      id: 'register',
      label: 'Register Identity Provider',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: federationPolicies.register,
      does: fillsForm('keystone.registerProvider', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'edit',
      label: 'Edit Identity Provider',
      icon: 'pencil',
      ...federationCan.editProvider,
      does: fillsForm('keystone.editProvider', ({ id }) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Unregister Identity Provider',
      many: 'Unregister Identity Providers',
      icon: 'trash',
      danger: true,
      ...federationCan.deleteProvider,
      does: call(
        ({ host: { client } }, { id }) =>
          mustTableAction(
            client,
            { table: 'identity/identity_providers/', name: ['identity_providers', 'delete'] },
            id,
          ),
        {
          outcome: 'deleted',
          words: {
            ...deletionWords(['Identity Provider', 'Identity Providers']),
            title: ['Confirm Unregister Identity Provider', 'Confirm Unregister Identity Providers'],
            body: [
              'You have selected "%s". Nobody signs in by it any more, and its protocols go with it; users and their domain stay.',
              'You have selected "%s". Nobody signs in by them any more, and their protocols go with them; users and their domains stay.',
            ],
            submit: ['Unregister Identity Provider', 'Unregister Identity Providers'],
          },
        },
      ),
    },
  ],
}

/** Everything that can be done with identity providers. */
export const providerActions = { project: actions, admin: actions }

const fields: readonly Field<Provider>[] = [
  { id: 'name', label: 'Identity Provider ID', facet: true, to: ({ id }) => paths.identityProvider(id) },
  { id: 'description', label: 'Description', priority: 2 },
  { id: 'enabled', label: 'Enabled', kind: 'word', facet: true },
  { id: 'remote_ids', label: 'Remote IDs', kind: 'lines', priority: 3, facet: true },
]

/** Who vouches for people (I-FED-01). */
export const providerPanel: DescribedPanel<Provider> = {
  title: 'Identity Providers',
  one: 'Identity Provider',
  name: 'identity_providers',
  dashboard: 'identity',
  list: paths.identityProviders,
  load: async (client, _, signal) =>
    (await client.call('keystone.identityProviders.list', { signal, quiet: true })).items.map((provider) => ({
      ...provider,
      name: provider.id,
    })),
  failure: 'Unable to retrieve the identity providers.',
  remember: remembered<Provider>('identity-providers', ['id', 'name', 'description', 'enabled', 'remote_ids']),
  fields,
  actions: providerActions,
}

type ToldProtocol = AnswerOf<'keystone.protocols.list'>['items'][number]

/** How a provider speaks. */
export interface Protocol extends ToldProtocol {
  readonly name: string
}

export const protocolColumns = (webroot: string): Column<Protocol>[] => [
  { id: 'name', title: t('Protocol ID'), rowHeader: true, value: ({ name }) => name },
  {
    id: 'mapping',
    title: t('Mapping ID'),
    value: ({ mapping }) => mapping,
    cell: ({ mapping }) => mapping && { text: mapping, href: atWebroot(webroot, paths.mapping(mapping)) },
  },
]

/** What is done with the protocols of one provider. */
export const protocolActionsOf = (provider: string): PanelActions<Protocol> => ({
  type: resourceTypes.federationProtocol,
  page: [
    {
      id: 'add',
      label: 'Add Protocol',
      icon: 'plus',
      policy: federationPolicies.addProtocol,
      does: fillsForm('keystone.addProtocol', () => ({ id: provider }), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'delete',
      label: 'Delete Protocol',
      many: 'Delete Protocols',
      icon: 'trash',
      danger: true,
      ...federationCan.deleteProtocol,
      does: call(
        ({ host: { client } }, { id }) =>
          mustTableAction(
            client,
            {
              table: `identity/identity_providers/${encodeURIComponent(provider)}/detail/?tab=idp_details__protocols`,
              name: ['idp_protocols', 'delete'],
              next: 'identity/identity_providers/',
            },
            id,
          ),
        { outcome: 'deleted', words: deletionWords(['Protocol', 'Protocols']) },
      ),
    },
  ],
})
