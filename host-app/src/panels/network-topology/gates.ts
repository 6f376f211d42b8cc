import type { Gate } from '@stratus/api-client'
import { networkCan, networkPolicies, serverCan, serverPolicies, subnetCan } from '@stratus/api-client/rules'
import type { BalloonDeed } from '@stratus/widgets'
import type { OpenGates } from '../../actions/gates.js'

/** What the balloons offer, by action; what opens a form of Horizon's needs Horizon. */
const balloon: Readonly<Record<BalloonDeed, Gate>> = {
  console: { policy: serverPolicies.console },
  'add-interface': { policy: [['network', 'add_router_interface']], horizonPages: true },
  'create-subnet': { policy: networkPolicies.createSubnet, horizonPages: true },
  'delete-server': { policy: serverCan.delete.policy },
  'delete-router': { policy: [['network', 'delete_router']] },
  'delete-network': { policy: networkCan.delete.policy },
  'delete-port': { policy: [['network', 'remove_router_interface']] },
  'delete-subnet': { policy: subnetCan.delete.policy },
}

/** Everything on the topology page that not everybody may do: its buttons, and what the balloons offer. */
export const topologyGates: Readonly<Record<string, Gate>> = {
  launch: { policy: serverPolicies.create },
  network: { policy: [['network', 'create_network']], horizonPages: true },
  router: { policy: [['network', 'create_router']], horizonPages: true },
  ...balloon,
}

/** What the balloons are not to offer. */
export function forbiddenDeeds(gates: OpenGates): readonly BalloonDeed[] {
  return (Object.keys(balloon) as BalloonDeed[]).filter((id) => !gates.has(id))
}
