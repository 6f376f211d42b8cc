import { networkPolicies, routerPolicies, serverPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../actions/action.js'
import { fillsForm, opens } from '../../actions/does.js'
import { resourceTypes } from '../../paths.js'
import { balloonGates } from './gates.js'

/** A node of the picture that something is added to. */
export interface TopologyItem {
  readonly id: string
  readonly name: string
  /** The same, as dialogs of networks have it. */
  readonly label: string
}

const { 'add-interface': interfaceGate, 'create-subnet': subnetGate, ...others } = balloonGates

/** What the topology makes: by the dialogs of the networks' and routers' own panels. */
export const topologyActions: PanelActions<TopologyItem> = {
  type: resourceTypes.network,
  gates: { ...others, launch: { policy: serverPolicies.create }, share: { policy: networkPolicies.share } },
  page: [
    {
      id: 'network',
      label: 'Create Network',
      icon: 'network',
      policy: networkPolicies.create,
      does: opens(async ({ gates }) => {
        const { CreateNetwork } = await import('../neutron/networks/CreateNetwork.js')
        return (close) => <CreateNetwork mayShare={gates.has('share')} onClose={close} />
      }),
    },
    {
      id: 'router',
      label: 'Create Router',
      icon: 'router',
      policy: routerPolicies.create,
      does: fillsForm('neutron.createRouter', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'add-interface',
      label: 'Add Interface',
      icon: 'plus',
      ...interfaceGate,
      does: fillsForm('neutron.addInterface', ({ id }) => ({ id }), { changes: 'list' }),
    },
    {
      id: 'create-subnet',
      label: 'Create Subnet',
      icon: 'plus',
      ...subnetGate,
      does: opens(async (_, network) => {
        const { CreateSubnet } = await import('../neutron/networks/CreateSubnet.js')
        return (close) => <CreateSubnet network={network} onClose={close} />
      }),
    },
  ],
}
