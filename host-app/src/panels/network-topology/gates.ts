import type { Gate } from '@stratus/api-client'
import { networkCan, networkPolicies, serverCan, serverPolicies, subnetCan } from '@stratus/api-client/rules'
import type { BalloonDeed } from '@stratus/widgets'
import type { OpenGates } from '../../actions/gates.js'

/** What the balloons offer, by action. */
export const balloonGates: Readonly<Record<BalloonDeed, Gate>> = {
  console: { policy: serverPolicies.console },
  'add-interface': { policy: [['network', 'add_router_interface']] },
  'create-subnet': { policy: networkPolicies.createSubnet },
  'delete-server': { policy: serverCan.delete.policy },
  'delete-router': { policy: [['network', 'delete_router']] },
  'delete-network': { policy: networkCan.delete.policy },
  'delete-port': { policy: [['network', 'remove_router_interface']] },
  'delete-subnet': { policy: subnetCan.delete.policy },
}

/** What the balloons are not to offer. */
export function forbiddenDeeds(gates: OpenGates): readonly BalloonDeed[] {
  return (Object.keys(balloonGates) as BalloonDeed[]).filter((id) => !gates.has(id))
}
