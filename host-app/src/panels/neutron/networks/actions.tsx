import { networkCan, networkPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm, opens } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { NetworkItem } from './network.js'

const table = { table: 'project/network_topology/network', name: ['networks', 'delete'] } as const

/** Everything that can be done with networks, in Horizon's order; what REST does not offer is Horizon's form. */
export const networkActions: PanelActions<NetworkItem> = {
  type: resourceTypes.network,
  gates: { share: { policy: networkPolicies.share } },
  page: [
    {
      id: 'create',
      label: 'Create Network',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: networkPolicies.create,
      does: opens(async ({ gates }) => {
        const { CreateNetwork } = await import('./CreateNetwork.js')
        return (close) => <CreateNetwork mayShare={gates.has('share')} onClose={close} />
      }),
    },
  ],
  items: [
    {
      id: 'edit',
      label: 'Edit Network',
      icon: 'pencil',
      ...networkCan.edit,
      does: fillsForm('neutron.editNetwork', ({ id }) => ({ id })),
    },
    {
      id: 'port',
      label: 'Create Port',
      icon: 'plus',
      ...networkCan.createPort,
      // It changes what is on the network, not its row.
      does: fillsForm('neutron.createPort', ({ id }) => ({ id }), { changes: 'list' }),
    },
    {
      id: 'subnet',
      label: 'Create Subnet',
      icon: 'plus',
      ...networkCan.createSubnet,
      does: opens(async (_, network) => {
        const { CreateSubnet } = await import('./CreateSubnet.js')
        return (close) => <CreateSubnet network={network} onClose={close} />
      }),
    },
    {
      id: 'delete',
      label: 'Delete Network',
      many: 'Delete Networks',
      icon: 'trash',
      danger: true,
      ...networkCan.delete,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, table, id), {
        outcome: 'deleted',
        inUse: 'named',
        words: deletionWords(['Network', 'Networks']),
      }),
    },
  ],
}
