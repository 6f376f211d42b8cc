import { networkCan, networkPolicies, portCan, subnetCan } from '@stratus/api-client/rules'
import { networkLongTail, portLongTail, subnetLongTail } from '../../../classic/long-tail/networks.js'
import { deletionWords } from '../../shared/deletion-words.js'
import type { BatchAction } from '../../shared/ListPage.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { NetworkItem } from './network.js'
import type { PortItem, SubnetItem } from './network-parts.js'

/** What can be done with one network, in Horizon's order. */
export const networkActions: readonly ResourceAction<NetworkItem>[] = [
  ...networkLongTail,
  { id: 'subnet', label: 'Create Subnet', icon: 'plus', rule: networkCan.createSubnet },
  { id: 'delete', label: 'Delete Network', icon: 'trash', danger: true, rule: networkCan.delete },
]

export const networkBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Networks', icon: 'trash', danger: true },
]

export const subnetActions: readonly ResourceAction<SubnetItem>[] = [
  ...subnetLongTail,
  { id: 'delete', label: 'Delete Subnet', icon: 'trash', danger: true, rule: subnetCan.delete },
]

export const portActions: readonly ResourceAction<PortItem>[] = [
  ...portLongTail,
  { id: 'delete', label: 'Delete Port', icon: 'trash', danger: true, rule: portCan.delete },
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
export const portWords = deletionWords(['Port', 'Ports'])
