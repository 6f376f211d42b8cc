import { created, empty, fields, json, Refusal, type Context, type HandlersOf, type Query } from '../../handler.js'
import type { ProjectRow } from '../../world/tables/keystone.js'
import { administratorsOnly, forbidden, projectView, text, unknown } from './views.js'
import { clientRefusal } from '../refusals.js'

type ProjectHandlers = Pick<
  HandlersOf<'keystone'>,
  Extract<keyof HandlersOf<'keystone'>, `keystone.projects.${string}`>
>

const known = new Set([
  'id',
  'name',
  'domain_id',
  'description',
  'enabled',
  'parent_id',
  'is_domain',
  'tags',
  'options',
  'links',
])

function projectOf(context: Context, id: string): ProjectRow {
  const project = context.db.keystone.projects.get(id)
  if (!project) throw unknown(context, 'project', id)
  return project
}

function nameTaken(context: Context, name: string, domainId: string, self?: string): boolean {
  const { projects } = context.db.keystone
  return projects.find((row) => row.name === name && row.domain_id === domainId && row.id !== self) !== undefined
}

function extras(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !known.has(key)))
}

/** `domain_id`, `paginate` and `marker` are read by the server but change nothing. */
function matches(row: ProjectRow, query: Query): boolean {
  return (
    (query.id === undefined || row.id === query.id) &&
    (query.name === undefined || row.name === query.name) &&
    (query.enabled === undefined || row.enabled === query.enabled)
  )
}

function projectsOfUser(context: Context, userId: string): ProjectRow[] {
  const { assignments, projects } = context.db.keystone
  const ids = new Set(assignments.where('user_id', userId).map((row) => row.project_id))
  return projects.filter((row) => ids.has(row.id))
}

function remove(context: Context, id: string): void {
  projectOf(context, id)
  const { projects, assignments } = context.db.keystone
  for (const row of assignments.where('project_id', id)) assignments.remove(row.id)
  projects.remove(id)
}

export const projectHandlers: ProjectHandlers = {
  'keystone.projects.list': (context) => {
    const { query, session } = context
    const asAdministrator = query.admin === undefined || query.admin !== 'false'
    const userId = typeof query.user_id === 'string' ? query.user_id : undefined
    if (asAdministrator) administratorsOnly(context)
    if (!session.isAdmin && userId !== session.user.id)
      throw forbidden(context, userId === undefined ? 'list_projects' : 'list_user_projects')
    const rows = userId === undefined ? context.db.keystone.projects.all() : projectsOfUser(context, userId)
    return json({ has_more: false, items: rows.filter((row) => matches(row, query)).map(projectView) })
  },

  'keystone.projects.create': (context) => {
    const body = fields(context.body)
    if (!body.name) throw new Refusal(400, '"name" is required')
    administratorsOnly(context)
    const name = text(body.name)
    const domainId = text(body.domain_id) || 'default'
    if (!context.db.keystone.domains.has(domainId))
      throw clientRefusal(context, 400, `Could not find domain: ${domainId}.`)
    if (nameTaken(context, name, domainId)) throw new Refusal(409, '')
    const project = context.db.keystone.projects.insert({
      id: context.ids.hex(),
      name,
      domain_id: domainId,
      description: text(body.description),
      enabled: body.enabled !== false,
      extra: extras(body),
    })
    return created(`/api/keystone/projects/${project.id}`, projectView(project))
  },

  'keystone.projects.deleteMany': (context) => {
    administratorsOnly(context)
    for (const id of context.body as string[]) remove(context, id)
    return empty()
  },

  'keystone.projects.get': (context) => {
    const { id } = context.params
    const { session } = context
    if (!session.isAdmin && id !== session.project.id) throw forbidden(context, 'get_project')
    return json(projectView(projectOf(context, id)))
  },

  'keystone.projects.update': (context) => {
    const body = fields(context.body)
    administratorsOnly(context)
    const project = projectOf(context, context.params.id)
    if (body.domain_id !== undefined && body.domain_id !== project.domain_id)
      throw clientRefusal(context, 400, 'Cannot change Domain ID')
    const name = 'name' in body ? text(body.name) : project.name
    // A taken name breaks the real keystone.
    if (nameTaken(context, name, project.domain_id, project.id))
      throw new Refusal(500, 'Internal Server Error (HTTP 500)')
    context.db.keystone.projects.update(project.id, {
      name,
      description: 'description' in body ? text(body.description) : project.description,
      enabled: 'enabled' in body ? body.enabled === true : project.enabled,
      extra: { ...project.extra, ...extras(body) },
    })
    return empty()
  },

  'keystone.projects.delete': (context) => {
    administratorsOnly(context)
    remove(context, context.params.id)
    return empty()
  },

  'keystone.projects.grantRole': (context) => {
    administratorsOnly(context)
    const { project, role, user } = context.params
    const { roles, users, projects, assignments } = context.db.keystone
    if (!roles.has(role)) throw unknown(context, 'role', role)
    if (!users.has(user)) throw unknown(context, 'user', user)
    if (!projects.has(project)) throw unknown(context, 'project', project)
    const id = `${project}/${role}/${user}`
    if (!assignments.has(id)) assignments.insert({ id, project_id: project, role_id: role, user_id: user })
    return empty()
  },
}
