import type { Answer } from '../call.js'
import { timestamp } from '../world.js'
import { field, type ClassicContext, type ClassicRoute } from './classic.js'
import { drawFields } from './form-fields.js'
import { safe, serverOf } from './instance-form.js'
import { formGroup } from './markup.js'
import { escapeHtml, htmlAnswer, redirect } from './pages.js'
import { workflowDialog } from './project-workflow.js'

const slug = 'update_instance'
const groupsStep = 'update_security_groups'
const role = 'member'

/** Edit Instance: a name, and the security groups as members without roles (classic.md §3). */
export const instanceUpdateRoutes: readonly ClassicRoute[] = [
  { path: /^\/(project)\/instances\/([^/]+)\/update$/, methods: ['GET', 'POST'], handle },
  { path: /^\/(admin)\/instances\/([^/]+)\/update$/, methods: ['GET', 'POST'], handle },
]

function handle(context: ClassicContext): Answer {
  const { call, form, cloud, say } = context
  const [area = 'project', id = ''] = context.params
  const back = `/${area}/instances/`
  const next = safe(field(form, 'next') || (call.url.searchParams.get('next') ?? ''), back)
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
    const security_groups = form.getAll(`${groupsStep}_role_${role}`).map(String)
    cloud.world.db.nova.servers.update(server.id, { name, security_groups, updated: timestamp(cloud.world.clock) })
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
  const own = cloud.world.db.neutron.securityGroups.where('project_id', server.project_id)
  const chosen = new Set(server.security_groups)
  const options = own.map(
    (group) =>
      `<option value="${group.id}"${chosen.has(group.id) ? ' selected' : ''}>${escapeHtml(group.name)}</option>`,
  )
  const members = `<div class="membership ${groupsStep}_membership dropdown_fix" data-show-roles="False"><span class="members_title">All Security Groups</span><span class="members_title">Instance Security Groups</span>
    <ul class="no_results" id="no_available_${groupsStep}"><li>No security groups found.</li></ul><ul class="no_results" id="no_${groupsStep}_members"><li>No security groups enabled.</li></ul></div>
    <div class="hide"><input type="text" name="default_${groupsStep}_role" value="${role}" id="id_default_${groupsStep}_role">${formGroup(`${groupsStep}_role_${role}`, role, `<select name="${groupsStep}_role_${role}" id="id_${groupsStep}_role_${role}" multiple>${options.join('')}</select>`)}</div>`
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
      { slug: groupsStep, title: 'Security Groups', content: members },
    ],
  })
  return htmlAnswer(200, dialog)
}
