import { hostCan } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm, opens } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { resourceTypes } from '../../../paths.js'
import { takesElsewhere, type ComputeHost } from './compute-host.js'

const table = {
  table: 'admin/hypervisors/',
  // Tabs come without messages.
  next: 'admin/instances/',
} as const

/** What can be done with compute hosts. */
export const computeHostActions: PanelActions<ComputeHost> = {
  type: resourceTypes.computeHost,
  items: [
    {
      id: 'disable',
      label: 'Disable Service',
      icon: 'pause',
      ...hostCan.disable,
      when: ({ status }) => status === 'enabled',
      does: fillsForm('nova.disableHost', ({ id }) => ({ id })),
    },
    {
      id: 'enable',
      label: 'Enable Service',
      icon: 'play',
      ...hostCan.enable,
      when: ({ status }) => status !== 'enabled',
      does: call(
        ({ host: { client } }, { id }) => mustTableAction(client, { ...table, name: ['compute_host', 'enable'] }, id),
        {
          outcome: 'updated',
          success: ['Enabled Service: %s.', 'Enabled Services: %s.'],
          failure: 'Unable to enable the service.',
        },
      ),
    },
    {
      id: 'drain',
      label: 'Drain Host',
      icon: 'transfer',
      ...hostCan.drain,
      does: opens(async ({ host: { client } }, host) => {
        const [{ default: DrainHost }, { items }, elsewhere] = await Promise.all([
          import('./DrainHost.js'),
          client.call('nova.anyServers.list', { query: { host: host.name } }),
          client.call('nova.services.list', { quiet: true }).then(
            (services) => takesElsewhere(services.items, host.name),
            () => true,
          ),
        ])
        return (close) => <DrainHost host={host} servers={items} elsewhere={elsewhere} onClose={close} />
      }),
    },
    {
      id: 'evacuate',
      label: 'Evacuate Host',
      icon: 'unlink',
      danger: true,
      ...hostCan.evacuate,
      does: fillsForm('nova.evacuateHost', ({ id }) => ({ id })),
    },
  ],
}
