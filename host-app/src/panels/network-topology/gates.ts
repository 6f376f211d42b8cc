import { networkCan, networkPolicies, serverCan, serverPolicies, subnetCan } from '@stratus/api-client/rules'
import type { BalloonDeed } from '@stratus/widgets'
import type { Gated, OpenGates } from '../shared/resource-actions.js'

/** The buttons of the page. */
const buttons: readonly Gated[] = [
  { id: 'launch', policy: serverPolicies.create },
  { id: 'network', policy: [['network', 'create_network']] },
  { id: 'router', policy: [['network', 'create_router']] },
]

/** What the balloons offer. */
const deeds: readonly (Gated & { readonly id: BalloonDeed })[] = [
  { id: 'console', policy: serverPolicies.console },
  { id: 'add-interface', policy: [['network', 'add_router_interface']] },
  { id: 'create-subnet', policy: networkPolicies.createSubnet },
  { id: 'delete-server', policy: serverCan.delete.policy },
  { id: 'delete-router', policy: [['network', 'delete_router']] },
  { id: 'delete-network', policy: networkCan.delete.policy },
  { id: 'delete-port', policy: [['network', 'remove_router_interface']] },
  { id: 'delete-subnet', policy: subnetCan.delete.policy },
]

/** Everything on the topology page that not everybody may do. */
export const topologyGates: readonly Gated[] = [...buttons, ...deeds]

/** What the balloons are not to offer. */
export function forbiddenDeeds(gates: OpenGates): readonly BalloonDeed[] {
  return deeds.map(({ id }) => id).filter((id) => !gates.has(id))
}
