import { floatingIpCan, floatingIpPolicies } from '@stratus/api-client/rules'
import { deletionWords } from '../../../actions/words.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'
import type { ActionWords } from '../../../actions/words.js'
import type { FloatingIpItem } from './floating-ip.js'

const isAssociated = ({ port_id }: FloatingIpItem) => port_id !== null && port_id !== ''

/** What can be done with one floating IP, in Horizon's order. */
export const floatingIpActions: readonly ResourceAction<FloatingIpItem>[] = [
  {
    id: 'associate',
    label: 'Associate',
    icon: 'link',
    rule: floatingIpCan.associate,
    fits: (address) => !isAssociated(address),
  },
  {
    id: 'disassociate',
    label: 'Disassociate',
    icon: 'unlink',
    danger: true,
    rule: floatingIpCan.disassociate,
    fits: isAssociated,
  },
  { id: 'release', label: 'Release Floating IP', icon: 'trash', danger: true, rule: floatingIpCan.release },
]

export const floatingIpBatch: readonly BatchAction[] = [
  { id: 'release', label: 'Release Floating IPs', icon: 'trash', danger: true },
]

/** Everything on the panel that has a gate. */
export const gatedParts: readonly Gated[] = [
  ...gatesOf(floatingIpActions),
  { id: 'allocate', policy: floatingIpPolicies.allocate },
]

/** What releasing floating IPs asks and says. */
export const releaseWords: ActionWords = {
  ...deletionWords(['Floating IP', 'Floating IPs'], ['floating IP', 'floating IPs']),
  title: ['Confirm Release Floating IP', 'Confirm Release Floating IPs'],
  body: [
    'You have selected "%s". Released floating IP is not recoverable.',
    'You have selected "%s". Released floating IPs are not recoverable.',
  ],
  submit: ['Release Floating IP', 'Release Floating IPs'],
  success: ['Released Floating IP: %s.', 'Released Floating IPs: %s.'],
  failure: ['Unable to release Floating IP: %s.', 'Unable to release Floating IPs: %s.'],
}

/** What taking an address off asks and says. */
export const disassociateWords: ActionWords = {
  title: ['Confirm Disassociate', 'Confirm Disassociate'],
  body: [
    'You have selected "%s". Its instance can no longer be reached by this address.',
    'You have selected "%s". Their instances can no longer be reached by these addresses.',
  ],
  submit: ['Disassociate', 'Disassociate'],
  success: ['Disassociated Floating IP: %s.', 'Disassociated Floating IPs: %s.'],
  failure: ['Unable to disassociate Floating IP: %s.', 'Unable to disassociate Floating IPs: %s.'],
  refused: ['The floating IP is not associated: %s', 'The floating IPs are not associated: %s'],
}
