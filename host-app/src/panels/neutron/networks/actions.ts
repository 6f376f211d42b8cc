import { networkCan, networkPolicies } from '@stratus/api-client/rules'
import { networkLongTail } from '../../../horizon/long-tail/networks.js'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { NetworkItem } from './network.js'

/** What can be done with one network, in Horizon's order. */
export const networkActions: readonly ResourceAction<NetworkItem>[] = [
  ...networkLongTail,
  { id: 'subnet', label: 'Create Subnet', icon: 'plus', rule: networkCan.createSubnet },
  { id: 'delete', label: 'Delete Network', icon: 'trash', danger: true, rule: networkCan.delete },
]

export const networkBatch: readonly BatchAction[] = [
  { id: 'delete', label: 'Delete Networks', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [
  ...gatesOf(networkActions),
  { id: 'create', policy: networkPolicies.create },
  { id: 'share', policy: networkPolicies.share },
]

/** What deleting networks asks and says. */
export const networkWords = deletionWords(['Network', 'Networks'])
