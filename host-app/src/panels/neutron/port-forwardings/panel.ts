import type { Field } from '../../../described/field.js'
import type { DescribedPanel } from '../../../described/panel.js'
import { paths } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { portForwardingActions } from './actions.js'
import { portForwarding, type PortForwarding } from './port-forwarding.js'

const fields: readonly Field<PortForwarding>[] = [
  { id: 'name', label: 'Forwarded Port', facet: true, to: ({ id }) => paths.portForwarding(id) },
  { id: 'target', label: 'Leads To', facet: true },
  {
    id: 'instance',
    label: 'Instance',
    priority: 2,
    facet: true,
    to: ({ instance_id }) => instance_id && paths.instance('project', instance_id),
  },
  { id: 'description', label: 'Description', priority: 3 },
  { id: 'floating_ip', label: 'Floating IP', priority: 3, facet: true },
  { id: 'protocol', label: 'Protocol', priority: 4, facet: true },
]

/** Ports of floating IPs that lead to instances (P-FORWARD-01). */
export const portForwardingPanel: DescribedPanel<PortForwarding> = {
  title: 'Port Forwardings',
  one: 'Port Forwarding',
  name: 'port_forwardings',
  list: () => paths.portForwardings(),
  load: async (client, _area, signal) =>
    (await client.call('neutron.portForwardings.list', { signal, quiet: true })).items.map(portForwarding),
  failure: 'Unable to retrieve the port forwardings.',
  remember: remembered<PortForwarding>('port-forwardings', [
    'id',
    'name',
    'floating_ip_id',
    'floating_ip',
    'target',
    'protocol',
    'instance_id',
    'instance',
    'description',
  ]),
  fields,
  actions: { project: portForwardingActions, admin: portForwardingActions },
}
