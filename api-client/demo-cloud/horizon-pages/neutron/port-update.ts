import type { Answer } from '../../call.js'
import type { PortRow } from '../../world/tables/neutron.js'
import { timestamp } from '../../world/world.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { drawFields, type Field, type Option } from '../templates/form-fields.js'
import { htmlAnswer, redirect } from '../../pages.js'
import { workflowDialog } from '../templates/workflow.js'
import { groupsStep, sentGroups } from '../templates/security-groups-step.js'
import { nameOrId } from '../templates/markup.js'
import { mayChange } from './network-form.js'

/** Edit Port, from the page of its network and from that of its instance. */
export const portUpdateRoutes: readonly PageRoute[] = [
  {
    path: /^\/project\/networks\/([^/]+)\/ports\/([^/]+)\/update$/,
    methods: ['GET', 'POST'],
    handle: (context) => handle(context, `/project/networks/${context.params[0]}/detail?tab=network_tabs__ports_tab`),
  },
  {
    path: /^\/project\/instances\/([^/]+)\/ports\/([^/]+)\/update$/,
    methods: ['GET', 'POST'],
    handle: (context) => handle(context, `/project/instances/${context.params[0]}/?tab=instance_details__interfaces`),
  },
]

function handle(context: PageContext, back: string): Answer {
  const { call, cloud, form, say } = context
  const { ports } = cloud.world.db.neutron
  const port = ports.get(context.params[1] ?? '')
  if (!port || !mayChange(context, port)) {
    say('error', 'Unable to retrieve port details')
    return redirect(call.ajax, back)
  }
  if (call.method !== 'POST') return htmlAnswer(200, draw(context, port))
  const name = field(form, 'name').trim()
  const port_security_enabled = form.has('port_security_enabled')
  ports.update(port.id, {
    name,
    admin_state_up: form.has('admin_state'),
    vnic_type: field(form, 'binding__vnic_type') || port.vnic_type,
    port_security_enabled,
    security_groups: port_security_enabled ? sentGroups(form) : [],
    updated_at: timestamp(cloud.world.clock),
  })
  say('success', `Port ${nameOrId({ id: port.id, name })} was successfully updated.`)
  return redirect(call.ajax, back)
}

function draw(context: PageContext, port: PortRow): string {
  const security = `<div class="form-group"><div class="themable-checkbox"><input type="checkbox" name="port_security_enabled" class="switchable" data-slug="port_security_enabled" data-hide-tab="update_port__update_security_groups" data-hide-on-checked="false" id="id_port_security_enabled"${port.port_security_enabled ? ' checked' : ''}><label for="id_port_security_enabled"><span class="control-label">Port Security</span></label></div></div>`
  return workflowDialog(context, {
    slug: 'update_port',
    title: 'Edit Port',
    submit: 'Update',
    action: context.call.url.pathname,
    wizard: false,
    steps: [
      {
        slug: 'update_info',
        title: 'Info',
        content: `<div class="row"><div class="col-sm-6">${drawFields(context, portFields(port))}${security}</div><div class="col-sm-6"><p>You can edit the properties of your port here.</p></div></div>`,
      },
      groupsStep(context, port, 'Port Security Groups'),
    ],
  })
}

export function portFields(port?: PortRow): Field[] {
  const vnics = ['normal', 'direct', 'direct-physical', 'macvtap', 'baremetal', 'virtio-forwarder']
  return [
    { name: 'name', label: 'Name', value: port?.name ?? '' },
    {
      name: 'admin_state',
      label: 'Enable Admin State',
      kind: 'checkbox',
      value: port?.admin_state_up === false ? '' : 'on',
    },
    ...(port
      ? []
      : [
          { name: 'device_id', label: 'Device ID', help: 'Device ID attached to the port' },
          { name: 'device_owner', label: 'Device Owner', help: 'Owner of the device attached to the port' },
        ]),
    {
      name: 'binding__vnic_type',
      label: port ? 'Binding: VNIC Type' : 'VNIC Type',
      kind: 'select',
      value: port?.vnic_type ?? 'normal',
      options: vnics.map((each): Option => [each, each]),
    },
  ]
}
