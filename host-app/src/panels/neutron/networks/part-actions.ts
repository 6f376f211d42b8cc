import { portCan, subnetCan, type NetworkFacts } from '@stratus/api-client/rules'
import { portDeletion, subnetDeletion } from '../../../horizon/long-tail/deletions.js'
import { portLongTail, subnetLongTail } from '../../../horizon/long-tail/networks.js'
import { resourceTypes } from '../../../paths.js'
import { deletionWords } from '../../../actions/words.js'
import { gatesOf, type ResourceAction } from '../../shared/resource-actions.js'
import type { NamedItem } from '../../../actions/context.js'

/** A subnet or port, of a network that may be this project's. */
export type NetworkPart = NamedItem & NetworkFacts & { readonly network_id: string | null }

const subnetActions: readonly ResourceAction<NetworkPart>[] = [
  ...subnetLongTail,
  { id: 'delete', label: 'Delete Subnet', icon: 'trash', danger: true, rule: subnetCan.delete },
]

const portActions: readonly ResourceAction<NetworkPart>[] = [
  ...portLongTail,
  { id: 'delete', label: 'Delete Port', icon: 'trash', danger: true, rule: portCan.delete },
]

/** What can be done with the parts of networks: by Horizon's own forms and tables, since its API only lists them. */
export const networkParts = {
  subnet: {
    type: resourceTypes.subnet,
    actions: subnetActions,
    gates: gatesOf(subnetActions),
    longTail: subnetLongTail,
    unavailable: subnetCan.delete.unavailable,
    words: deletionWords(['Subnet', 'Subnets']),
    deletion: subnetDeletion,
  },
  port: {
    type: resourceTypes.port,
    actions: portActions,
    gates: gatesOf(portActions),
    longTail: portLongTail,
    unavailable: portCan.delete.unavailable,
    words: deletionWords(['Port', 'Ports']),
    deletion: portDeletion,
  },
} as const
