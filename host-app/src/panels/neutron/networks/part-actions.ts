import { portCan, subnetCan, type NetworkFacts } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import type { NamedItem } from '../../../actions/context.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'

/** A subnet or port, of a network that may be this project's. */
export type NetworkPart = NamedItem & NetworkFacts & { readonly network_id: string | null }

const part = (id: string | null) => encodeURIComponent(id ?? '')

/** Everything that can be done with subnets: by Horizon's own form and table, since its API only lists them. */
export const subnetActions: PanelActions<NetworkPart> = {
  type: resourceTypes.subnet,
  items: [
    {
      id: 'edit',
      label: 'Edit Subnet',
      icon: 'pencil',
      ...subnetCan.edit,
      does: fillsForm('neutron.editSubnet', ({ id, network_id }) => ({ id, network: network_id ?? '' })),
    },
    {
      id: 'delete',
      label: 'Delete Subnet',
      many: 'Delete Subnets',
      icon: 'trash',
      danger: true,
      ...subnetCan.delete,
      does: call(
        ({ host: { client } }, { id, network_id }) =>
          mustTableAction(
            client,
            {
              table: `project/network_topology/network/${part(network_id)}/?tab=network_tabs__subnets_tab`,
              name: ['subnets', 'delete'],
              next: 'project/network_topology/network',
            },
            id,
          ),
        { outcome: 'deleted', inUse: 'named', words: deletionWords(['Subnet', 'Subnets']) },
      ),
    },
  ],
}

/** Everything that can be done with ports: as with subnets. */
export const portActions: PanelActions<NetworkPart> = {
  type: resourceTypes.port,
  items: [
    {
      id: 'edit',
      label: 'Edit Port',
      icon: 'pencil',
      ...portCan.edit,
      does: fillsForm('neutron.editPort', ({ id, network_id }) => ({ id, network: network_id ?? '' })),
    },
    {
      id: 'delete',
      label: 'Delete Port',
      many: 'Delete Ports',
      icon: 'trash',
      danger: true,
      ...portCan.delete,
      does: call(
        ({ host: { client } }, { id, network_id }) =>
          mustTableAction(
            client,
            {
              table: `project/networks/${part(network_id)}/detail?tab=network_tabs__ports_tab`,
              name: ['ports', 'delete'],
            },
            id,
          ),
        { outcome: 'deleted', inUse: 'named', words: deletionWords(['Port', 'Ports']) },
      ),
    },
  ],
}

/** On the page of one network: what makes another port. */
export const portActionsOf = (networkId: string): PanelActions<NetworkPart> => ({
  ...portActions,
  page: [
    {
      id: 'create',
      label: 'Create Port',
      icon: 'plus',
      does: fillsForm('neutron.createPort', () => ({ id: networkId }), { changes: 'list' }),
    },
  ],
})
