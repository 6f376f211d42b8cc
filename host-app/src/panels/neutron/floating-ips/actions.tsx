import { floatingIpCan, floatingIpPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm, goesTo, opens } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { paths, resourceTypes } from '../../../paths.js'
import type { FloatingIpItem } from './floating-ip.js'
import { disassociateWords, releaseWords } from './words.js'

const isAssociated = ({ port_id }: FloatingIpItem) => port_id !== null && port_id !== ''
const forwards = ({ port_forwardings }: FloatingIpItem) => port_forwardings.length > 0
const table = { table: 'project/floating_ips/', name: ['floating_ips', 'release'] } as const

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
      when: (address) => !isAssociated(address) && !forwards(address),
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
      id: 'forward',
      label: 'Forward Port',
      icon: 'link',
      ...floatingIpCan.forward,
      when: (address) => !isAssociated(address),
      does: fillsForm('neutron.forwardPort', ({ id }: FloatingIpItem) => ({ id })),
    },
    {
      id: 'forwardings',
      label: 'Port Forwardings',
      icon: 'link',
      ...floatingIpCan.forwardings,
      when: (address) => !isAssociated(address),
      does: goesTo(({ name }: FloatingIpItem) => paths.portForwardings(name)),
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
