import type { Answer } from '../../call.js'
import { groupsOfServer } from '../../handlers/nova/devices.js'
import { timestamp } from '../../world/world.js'
import { field, ownAddress, type PageContext, type PageRoute } from '../context.js'
import { drawFields } from '../templates/form-fields.js'
import { serverOf } from './instance-form.js'
import { htmlAnswer, redirect } from '../../pages.js'
import { workflowDialog } from '../templates/workflow.js'
import { groupsStep, sentGroups } from '../templates/security-groups-step.js'

const slug = 'update_instance'

/** Edit Instance: a name, and the security groups as members without roles. */
export const instanceUpdateRoutes: readonly PageRoute[] = [
  { path: /^\/(project)\/instances\/([^/]+)\/update$/, methods: ['GET', 'POST'], handle },
  { path: /^\/(admin)\/instances\/([^/]+)\/update$/, methods: ['GET', 'POST'], handle },
]

function handle(context: PageContext): Answer {
  const { call, form, cloud, say } = context
  const [area = 'project', id = ''] = context.params
  const back = `/${area}/instances/`
  const next = ownAddress(field(form, 'next') || (call.url.searchParams.get('next') ?? ''), back)
  const server = serverOf({ ...context, params: [id] })
  if (!server) {
    say('error', 'Unable to retrieve instance details.')
    return redirect(call.ajax, back)
  }
  const name = call.method === 'POST' ? field(form, 'name').trim() : server.name
  const wrong = name ? '' : 'This field is required.'
  if (call.headers.has('X-Horizon-Validate-Step-Start')) {
    const errors = wrong ? { instance_info: { name: [wrong] } } : {}
    const body = JSON.stringify({ has_errors: wrong !== '', workflow_slug: slug, errors })
    return { status: 200, headers: [['Content-Type', 'application/json']], body }
  }
  if (call.method === 'POST' && !wrong) {
    const security_groups = sentGroups(form)
    const { nova, neutron } = cloud.world.db
    const description = field(form, 'description') || null
    nova.servers.update(server.id, { name, description, security_groups, updated: timestamp(cloud.world.clock) })
    // A port without security takes no groups.
    for (const port of neutron.ports.where('device_id', server.id))
      if (port.port_security_enabled) neutron.ports.update(port.id, { security_groups })
    say('success', `Modified instance "${name}".`)
    return redirect(call.ajax, next)
  }
  const info = drawFields(
    context,
    [
      { name: 'name', label: 'Name', value: server.name, required: true },
      { name: 'description', label: 'Description', kind: 'textarea', value: server.description ?? '' },
      { name: 'next', label: '', kind: 'hidden', value: next },
    ],
    wrong ? { name: wrong } : {},
  )
  const dialog = workflowDialog(context, {
    slug,
    title: 'Edit Instance',
    submit: 'Save',
    action: call.url.pathname,
    wizard: false,
    steps: [
      {
        slug: 'instance_info',
        title: 'Information',
        content: `<div class="row"><div class="col-sm-6">${info}</div><div class="col-sm-6"><p>Edit the instance details.</p></div></div>`,
      },
      groupsStep(
        context,
        { ...server, security_groups: [...groupsOfServer(cloud.world, server.id)] },
        'Instance Security Groups',
      ),
    ],
  })
  return htmlAnswer(200, dialog)
}
