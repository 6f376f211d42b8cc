import { floatingIpPolicies, portForwardingCan } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { PortForwarding } from './port-forwarding.js'

/** Everything that can be done with ports that are forwarded. */
export const portForwardingActions: PanelActions<PortForwarding> = {
  type: resourceTypes.portForwarding,
  page: [
    {
      id: 'create',
      label: 'Forward Port',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: floatingIpPolicies.forward,
      does: fillsForm('neutron.forwardAnyPort', () => ({}), { changes: 'list' }),
    },
  ],
  items: [
    {
      id: 'edit',
      label: 'Edit Port Forwarding',
      icon: 'pencil',
      ...portForwardingCan.edit,
      does: fillsForm('neutron.editPortForwarding', ({ floating_ip_id, id }) => ({ id: floating_ip_id, rule: id })),
    },
    {
      id: 'delete',
      label: 'Delete Port Forwarding',
      many: 'Delete Port Forwardings',
      icon: 'trash',
      danger: true,
      ...portForwardingCan.delete,
      does: call(
        ({ host: { client } }, { floating_ip_id, id }) =>
          mustTableAction(
            client,
            {
              table: `project/floating_ips/${floating_ip_id}/port_forwardings/`,
              name: ['port_forwardings', 'delete'],
            },
            id,
          ),
        { outcome: 'deleted', words: deletionWords(['Port Forwarding', 'Port Forwardings']) },
      ),
    },
  ],
}
