import type { Answer } from '../call.js'
import { Refusal } from '../handler.js'
import { field, type ClassicContext, type ClassicRoute } from './classic.js'
import { csrfInput, formGroup, textInput, type ClassicTable } from './markup.js'
import { escapeHtml, htmlAnswer, redirect } from './pages.js'
import { tableRoute } from './table-routes.js'

const workflow = 'create_project'
const [info, members] = ['createprojectinfoaction', 'update_members']
const taken = (name: string) => `The project name "${name}" is already in use.`

/** Projects, and the workflow with members that makes one (classic.md §3). */
export const projectRoutes: readonly ClassicRoute[] = [
  tableRoute(/^\/identity\/$/, 'Projects', projects, () => ({})),
  { path: /^\/identity\/create$/, methods: ['GET'], handle: (context) => show(context) },
  { path: /^\/identity\/create$/, methods: ['POST'], handle: post },
]

function projects({ cloud, session }: ClassicContext): ClassicTable {
  const { keystone } = cloud.world.db
  const mine = new Set(keystone.assignments.where('user_id', session?.user.id ?? '').map((row) => row.project_id))
  return {
    name: 'tenants',
    path: '/identity/',
    columns: [{ title: 'Name' }, { title: 'Description' }, { title: 'Enabled' }],
    stateColumn: 2,
    actions: session?.isAdmin ? [{ name: 'create', label: 'Create Project', href: '/identity/create' }] : [],
    rows: keystone.projects
      .filter(({ id }) => session?.isAdmin === true || mine.has(id))
      .map(({ id, name, description, enabled }) => ({
        id,
        name,
        state: enabled ? 'status_up' : 'status_down',
        cells: [name, description, enabled ? 'Yes' : 'No'],
        actions: [],
      })),
  }
}

type Errors = Record<string, Record<string, string[]>>

function errorsOf({ cloud, form }: ClassicContext): Errors {
  const name = field(form, 'name').trim()
  if (!name) return { [info]: { name: ['This field is required.'] } }
  const clash = cloud.world.db.keystone.projects.find((row) => row.name === name)
  return clash ? { [info]: { name: [taken(name)] } } : {}
}

/** Steps are judged one by one while the workflow is filled in; else the whole is made. */
function post(context: ClassicContext): Answer {
  const { call, cloud, form, session, say } = context
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  const errors = errorsOf(context)
  const start = Number(call.headers.get('X-Horizon-Validate-Step-Start') ?? Number.NaN)
  if (Number.isInteger(start)) {
    const judged = start === 0 ? errors : {}
    const body = { has_errors: Object.keys(judged).length > 0, workflow_slug: workflow, errors: judged }
    return { status: 200, headers: [['Content-Type', 'application/json']], body: JSON.stringify(body) }
  }
  if (Object.keys(errors).length) return show(context, errors)
  const { keystone } = cloud.world.db
  const project = keystone.projects.insert({
    id: cloud.world.ids.hex(),
    name: field(form, 'name').trim(),
    domain_id: session.user.domainId,
    description: field(form, 'description'),
    enabled: form.has('enabled'),
    extra: {},
  })
  for (const role of keystone.roles.all())
    for (const user of form.getAll(`${members}_role_${role.id}`).map(String))
      keystone.assignments.insert({
        id: `${project.id}/${role.id}/${user}`,
        project_id: project.id,
        role_id: role.id,
        user_id: user,
      })
  say('success', `Created new project "${project.name}".`)
  return redirect(call.ajax, '/identity/')
}

function show(context: ClassicContext, errors: Errors = {}): Answer {
  const { form, session } = context
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  const tab = (slug: string, title: string, first: boolean) =>
    `<li class="${first ? 'active' : ''}"><a href="#${workflow}__${slug}" data-toggle="tab" data-target="#${workflow}__${slug}">${title}</a></li>`
  const fields = [
    formGroup('name', 'Name', textInput('name', field(form, 'name'), ' required'), errors[info]?.['name']?.[0], true),
    formGroup(
      'description',
      'Description',
      `<textarea name="description" class="form-control" id="id_description">${escapeHtml(field(form, 'description'))}</textarea>`,
    ),
    '<div class="form-group"><div class="themable-checkbox"><input type="checkbox" name="enabled" id="id_enabled" checked><label for="id_enabled"><span class="control-label">Enabled</span></label></div></div>',
  ]
  return htmlAnswer(
    200,
    `<div class="workflow modal wizard" tabindex="-1" data-backdrop="static"><form action="/identity/create" method="POST">${csrfInput(context)}<div class="modal-dialog"><div class="modal-content">
    <div class="modal-header"><a href="#" class="close" data-dismiss="modal"><span class="fa fa-times"></span></a><h3 class="modal-title">Create Project</h3></div>
    <div class="modal-body"><ul class="nav nav-pills wizard-tabs" role="tablist">${tab(info, 'Project Information', true)}${tab(members, 'Project Members', false)}</ul>
    <div class="tab-content"><fieldset id="${workflow}__${info}" class="js-tab-pane active"><div class="row"><div class="col-sm-6">${fields.join('')}</div><div class="col-sm-6"><p>Create a project to organize users.</p></div></div></fieldset>
    <fieldset id="${workflow}__${members}" class="js-tab-pane">${membership(context)}</fieldset></div></div>
    <div class="modal-footer"><a class="btn btn-default cancel">Cancel</a><button type="button" class="btn btn-default button-previous">&laquo; Back</button><button type="button" class="btn btn-primary button-next">Next &raquo;</button><button type="submit" class="btn btn-primary button-final">Create Project</button></div>
    </div></div></form></div>`,
  )
}

function membership({ cloud, form }: ClassicContext): string {
  const { users, roles } = cloud.world.db.keystone
  const everybody = users.all()
  const standard = roles.find(({ name }) => name === 'member')?.id ?? ''
  const lists = roles.all().map(({ id, name }) => {
    const chosen = new Set(form.getAll(`${members}_role_${id}`).map(String))
    const options = everybody.map(
      (user) => `<option value="${user.id}"${chosen.has(user.id) ? ' selected' : ''}>${escapeHtml(user.name)}</option>`,
    )
    return formGroup(
      `${members}_role_${id}`,
      name,
      `<select name="${members}_role_${id}" id="id_${members}_role_${id}" multiple>${options.join('')}</select>`,
    )
  })
  return `<div class="membership ${members}_membership dropdown_fix" data-show-roles="True"><span class="members_title">All Users</span><span class="members_title">Project Members</span>
    <ul class="no_results" id="no_available_${members}"><li>No users found.</li></ul><ul class="no_results" id="no_${members}_members"><li>No users.</li></ul></div>
    <div class="hide"><input type="text" name="default_${members}_role" value="${standard}" id="id_default_${members}_role">${lists.join('')}</div>`
}
