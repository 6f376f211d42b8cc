import type { Answer } from '../../call.js'
import { Refusal } from '../../handler.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { HorizonTable } from '../templates/markup.js'
import { htmlAnswer, redirect } from '../../pages.js'
import { memberSteps, storeMembers } from './project-members.js'
import { projectQuotaRoutes } from './project-quotas.js'
import { membership, projectFacts, projectFields, workflowDialog } from '../templates/workflow.js'
import { tableRoute } from '../templates/table-routes.js'

const info = 'createprojectinfoaction'
const taken = (name: string) => `The project name "${name}" is already in use.`

/** Projects, and the workflows with members that make and change one. */
export const projectRoutes: readonly PageRoute[] = [
  tableRoute(/^\/identity\/$/, 'Projects', projects, () => ({})),
  { path: /^\/identity\/create$/, methods: ['GET'], handle: (context) => show(context, null) },
  { path: /^\/identity\/create$/, methods: ['POST'], handle: create },
  { path: /^\/identity\/([^/]+)\/update\/$/, methods: ['GET', 'POST'], handle: update },
  ...projectQuotaRoutes,
]

function projects({ cloud, session }: PageContext): HorizonTable {
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

function errorsOf({ cloud, form }: PageContext, self?: string): Errors {
  const name = field(form, 'name').trim()
  if (!name) return { [info]: { name: ['This field is required.'] } }
  const clash = cloud.world.db.keystone.projects.find((row) => row.name === name && row.id !== self)
  return clash ? { [info]: { name: [taken(name)] } } : {}
}

/** Steps are judged one by one while the workflow is filled in; else the whole is made. */
function create(context: PageContext): Answer {
  const { call, cloud, session, say } = context
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  const errors = errorsOf(context)
  const start = Number(call.headers.get('X-Horizon-Validate-Step-Start') ?? Number.NaN)
  if (Number.isInteger(start)) {
    const judged = start === 0 ? errors : {}
    const body = { has_errors: Object.keys(judged).length > 0, workflow_slug: 'create_project', errors: judged }
    return { status: 200, headers: [['Content-Type', 'application/json']], body: JSON.stringify(body) }
  }
  if (Object.keys(errors).length) return show(context, null, errors)
  const project = cloud.world.db.keystone.projects.insert({
    ...projectFacts(context),
    id: cloud.world.ids.hex(),
    domain_id: session.user.domainId,
    extra: {},
  })
  storeMembers(context, project.id)
  say('success', `Created new project "${project.name}".`)
  return redirect(call.ajax, '/identity/')
}

function update(context: PageContext): Answer {
  const { call, cloud, params, session, say } = context
  const [id = ''] = params
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  const { projects: all } = cloud.world.db.keystone
  if (!all.has(id)) throw new Refusal(404, 'Not Found')
  if (call.method === 'GET') return show(context, id)
  const errors = errorsOf(context, id)
  if (Object.keys(errors).length) return show(context, id, errors)
  const facts = projectFacts(context)
  all.update(id, facts)
  storeMembers(context, id)
  say('success', `Modified project "${facts.name}".`)
  return redirect(call.ajax, '/identity/')
}

/** @param id of the project to change; null makes a new one */
function show(context: PageContext, id: string | null, errors: Errors = {}): Answer {
  const { call, cloud, session } = context
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  const known = id === null ? null : (cloud.world.db.keystone.projects.get(id) ?? null)
  const facts = call.method === 'POST' ? projectFacts(context) : (known ?? { name: '', description: '', enabled: true })
  const error = errors[info]?.['name']?.[0]
  const [people, groups] = memberSteps(context, id).map((step) => ({
    slug: step.slug,
    title: step.members,
    content: membership(context, step),
  }))
  const help = known ? '' : '<p>Create a project to organize users.</p>'
  const steps = [
    { slug: known ? 'update_info' : info, title: 'Project Information', content: projectFields(facts, error, help) },
    ...[people, groups].flatMap((step) => step ?? []),
  ]
  const form = known
    ? {
        slug: 'update_project',
        title: 'Edit Project',
        submit: 'Save',
        action: `/identity/${known.id}/update/`,
        wizard: false,
      }
    : {
        slug: 'create_project',
        title: 'Create Project',
        submit: 'Create Project',
        action: '/identity/create',
        wizard: true,
      }
  return htmlAnswer(200, workflowDialog(context, { ...form, steps }))
}
