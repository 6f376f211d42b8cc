import { floatingIpCan, floatingIpPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, opens } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords, type ActionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { FloatingIpItem } from './floating-ip.js'

const isAssociated = ({ port_id }: FloatingIpItem) => port_id !== null && port_id !== ''
const table = { table: 'project/floating_ips/', name: ['floating_ips', 'release'] } as const

const releaseWords: ActionWords = {
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

const disassociateWords: ActionWords = {
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

/** Everything that can be done with floating IPs, in Horizon's order; releasing one is an action of Horizon's own table. */
export const floatingIpActions: PanelActions<FloatingIpItem> = {
  type: resourceTypes.floatingIp,
  page: [
    {
      id: 'allocate',
      label: 'Allocate IP To Project',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: floatingIpPolicies.allocate,
      does: opens(async ({ host: { client } }) => {
        const [{ AllocateFloatingIp }, withDns] = await Promise.all([
          import('./AllocateFloatingIp.js'),
          client.extensionEnabled('neutron', 'dns-integration').catch(() => false),
        ])
        return (close) => <AllocateFloatingIp withDns={withDns} onClose={close} />
      }),
    },
  ],
  items: [
    {
      id: 'associate',
      label: 'Associate',
      icon: 'link',
      ...floatingIpCan.associate,
      when: (address) => !isAssociated(address),
      does: opens(async (_, address) => {
        const { AssociateFloatingIp } = await import('./AssociateFloatingIp.js')
        return (close) => <AssociateFloatingIp address={address} onClose={close} />
      }),
    },
    {
      id: 'disassociate',
      label: 'Disassociate',
      icon: 'unlink',
      danger: true,
      ...floatingIpCan.disassociate,
      when: isAssociated,
      does: call(
        ({ host: { client } }, { id }) =>
          client.call('neutron.floatingIps.disassociate', { body: { address_id: id }, quiet: true }),
        { outcome: 'updated', words: disassociateWords },
      ),
    },
    {
      id: 'release',
      label: 'Release Floating IP',
      many: 'Release Floating IPs',
      icon: 'trash',
      danger: true,
      ...floatingIpCan.release,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, table, id), {
        outcome: 'deleted',
        inUse: 'typed',
        words: releaseWords,
      }),
    },
  ],
}
