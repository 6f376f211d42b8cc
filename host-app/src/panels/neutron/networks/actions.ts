import { networkCan, networkPolicies, portCan, subnetCan } from '@stratus/api-client/rules'
import { deletionWords } from '../../shared/deletion-words.js'
import type { BatchAction } from '../../shared/ListPage.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { NetworkItem } from './network.js'
import type { PortItem, SubnetItem } from './network-parts.js'

/** What can be done with one network, in Horizon's order. */
export const networkActions: readonly ResourceAction<NetworkItem>[] = [
  { id: 'edit', label: 'Edit Network', icon: 'pencil', rule: networkCan.edit },
  { id: 'subnet', label: 'Create Subnet', icon: 'plus', rule: networkCan.createSubnet },
  { id: 'port', label: 'Create Port', icon: 'plus', rule: networkCan.createPort },
  { id: 'delete', label: 'Delete Network', icon: 'trash', danger: true, rule: networkCan.delete },
]

export const networkBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Networks', icon: 'trash', danger: true },
]

export const subnetActions: readonly ResourceAction<SubnetItem>[] = [
  { id: 'edit', label: 'Edit Subnet', icon: 'pencil', rule: subnetCan.edit },
  { id: 'delete', label: 'Delete Subnet', icon: 'trash', danger: true, rule: subnetCan.delete },
]

export const portActions: readonly ResourceAction<PortItem>[] = [
  { id: 'edit', label: 'Edit Port', icon: 'pencil', rule: portCan.edit },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [
  ...gatesOf(networkActions),
  { id: 'create', policy: networkPolicies.create },
  { id: 'share', policy: networkPolicies.share },
]

export const subnetGates: readonly Gated[] = gatesOf(subnetActions)
export const portGates: readonly Gated[] = gatesOf(portActions)

/** What deleting networks and subnets asks and says. */
export const networkWords = deletionWords(['Network', 'Networks'])
export const subnetWords = deletionWords(['Subnet', 'Subnets'])
