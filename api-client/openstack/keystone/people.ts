import { everyone } from '../everyone.js'
import { items, one, pick, textOf, withoutEmpty, type Json } from '../json.js'
import { part, type AnswersOf, type Question } from '../question.js'
import { mustHave } from '../required.js'
import { ServiceError, unlessGone } from '../service-error.js'
import type { Services } from '../services.js'

/** One thing of the identity service, by the name it has there. */
const thing = (path: string, name: string) => ({
  list: async ({ services }: Pick<Question, 'services'>, query?: Readonly<Record<string, string | undefined>>) =>
    items(await services.all('identity', path, `${name}s`, { query })),
  get: async (services: Services, id: string) => one(await services.get('identity', `${path}/${part(id)}`), name),
  async create(services: Services, fields: Json) {
    mustHave(fields, ['name'])
    return one(await services.post('identity', path, { [name]: withoutEmpty(fields) }), name)
  },
  update: async (services: Services, id: string, fields: Json) => {
    await services.patch('identity', `${path}/${part(id)}`, { [name]: fields })
  },
  delete: async (services: Services, id: string) => {
    await services.delete('identity', `${path}/${part(id)}`)
  },
})

const users = thing('/users', 'user')
const roles = thing('/roles', 'role')
const groups = thing('/groups', 'group')
const domains = thing('/domains', 'domain')
const projects = thing('/projects', 'project')

/** The ids that a request for several is about. */
const idsOf = (json: unknown): string[] => (Array.isArray(json) ? json.map(String) : [])

const given = (query: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])))

/** Only what was said. */
const said = (body: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(pick(body, names)).filter(([, value]) => value !== undefined && value !== null))

const defaultDomain = ({ identity }: Pick<Question, 'identity'>) => identity.user.domain

/** Who has a role in a project. */
async function membersOf(services: Services, project: string): Promise<Json[]> {
  const query = { 'scope.project.id': project, effective: '' }
  const assignments = await services.all('identity', '/role_assignments', 'role_assignments', { query })
  const ids = new Set(assignments.map((assignment) => textOf(one(assignment, 'user'), 'id')))
  return (await everyone(services, 'users')).filter(({ id }) => ids.has(String(id)))
}

/** The user of an id, as long as the rest fits too: Keystone's list does not ask for ids. */
async function userOfId(services: Services, id: string, rest: Readonly<Record<string, string>>): Promise<Json[]> {
  const found = await unlessGone(users.get(services, id))
  const fits = (user: Json) =>
    Object.entries(rest).every(([name, value]) => String(user[name]).toLowerCase() === value.toLowerCase())
  return found && fits(found) ? [found] : []
}

const userFields = ['name', 'email', 'description', 'enabled', 'password'] as const

export const peopleAnswers: AnswersOf<'keystone.users'> & AnswersOf<'keystone.roles'> & AnswersOf<'keystone.groups'> = {
  async 'keystone.users.list'(question) {
    const { services, query } = question
    const [project, group] = [query.get('project_id'), query.get('group_id')]
    if (project) return items(await membersOf(services, project))
    if (group) return items(await services.all('identity', `/groups/${part(group)}/users`, 'users'))
    const [id, asked] = [query.get('id'), given(query, ['domain_id', 'name', 'enabled'])]
    return items(id ? await userOfId(services, id, asked) : await everyone(services, 'users', asked))
  },
  'keystone.users.create': (question) => {
    const { services, body } = question
    const fields = { ...pick(body, userFields), default_project_id: body['project'] }
    return users.create(services, { enabled: true, domain_id: defaultDomain(question).id, ...fields })
  },
  async 'keystone.users.deleteMany'({ services, identity, json }) {
    for (const id of idsOf(json)) if (id !== identity.user.id) await users.delete(services, id)
  },
  'keystone.users.get': ({ services, identity, params: { id } }) =>
    users.get(services, id === 'current' ? identity.user.id : id),
  'keystone.users.update': ({ services, params, body }) => {
    if ('password' in body) return users.update(services, params.id, pick(body, ['password']))
    if ('enabled' in body) return users.update(services, params.id, pick(body, ['enabled']))
    const { project } = body
    return users.update(services, params.id, {
      ...pick(body, ['name', 'email', 'description']),
      ...(project !== undefined && { default_project_id: project || null }),
    })
  },
  'keystone.users.delete': ({ services, params }) => users.delete(services, params.id),

  async 'keystone.roles.list'(question) {
    const { services, identity, query } = question
    const [project, user] = [query.get('project_id'), query.get('user_id')]
    if (!project || !user) return roles.list(question)
    const who = user === 'current' ? identity.user.id : user
    return items(await services.all('identity', `/projects/${part(project)}/users/${part(who)}/roles`, 'roles'))
  },
  'keystone.roles.create': ({ services, body }) => roles.create(services, pick(body, ['name'])),
  async 'keystone.roles.deleteMany'({ services, json }) {
    for (const id of idsOf(json)) await roles.delete(services, id)
  },
  /** `default`: the role that new members get. */
  async 'keystone.roles.get'(question) {
    const { services, params } = question
    if (params.id !== 'default') return roles.get(services, params.id)
    const [found] = (await roles.list(question, { name: 'member' })).items
    if (!found) throw new ServiceError(404, 'There is no role "member".')
    return found
  },
  'keystone.roles.update': ({ services, params, body }) => roles.update(services, params.id, pick(body, ['name'])),
  'keystone.roles.delete': ({ services, params }) => roles.delete(services, params.id),

  'keystone.groups.list': async ({ services, query }) =>
    items(await everyone(services, 'groups', given(query, ['domain_id']))),
  'keystone.groups.create': (question) =>
    groups.create(question.services, {
      domain_id: defaultDomain(question).id,
      ...pick(question.body, ['name', 'description']),
    }),
  async 'keystone.groups.deleteMany'({ services, json }) {
    for (const id of idsOf(json)) await groups.delete(services, id)
  },
  'keystone.groups.get': ({ services, params }) => groups.get(services, params.id),
  'keystone.groups.update': ({ services, params, body }) =>
    groups.update(services, params.id, said(body, ['name', 'description'])),
  'keystone.groups.delete': ({ services, params }) => groups.delete(services, params.id),
  'keystone.groups.members': async ({ services, params }) =>
    items(await services.all('identity', `/groups/${part(params.id)}/users`, 'users')),
}

/** What Horizon's REST API leaves to Keystone, and what it does not. */
const projectFields = ({ domain_id: _domain, ...fields }: Json): Json =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))

export const placeAnswers: AnswersOf<'keystone.domains'> & AnswersOf<'keystone.projects'> = {
  'keystone.domains.list': (question) => domains.list(question),
  'keystone.domains.create': ({ services, body }) =>
    domains.create(services, { enabled: true, ...said(body, ['name', 'description', 'enabled']) }),
  async 'keystone.domains.deleteMany'({ services, json }) {
    for (const id of idsOf(json)) await domains.delete(services, id)
  },
  'keystone.domains.get': async (question) =>
    question.params.id === 'default' ? defaultDomain(question) : domains.get(question.services, question.params.id),
  'keystone.domains.update': ({ services, params, body }) =>
    domains.update(services, params.id, said(body, ['name', 'description', 'enabled'])),
  'keystone.domains.delete': ({ services, params }) => domains.delete(services, params.id),

  async 'keystone.projects.list'(question) {
    const { services, identity, query } = question
    const user = query.get('user_id')
    const own = user === identity.user.id || (query.get('admin') === 'false' && !user)
    const rows = own
      ? await services.all('identity', '/auth/projects', 'projects')
      : user
        ? await services.all('identity', `/users/${part(user)}/projects`, 'projects')
        : (await projects.list(question, given(query, ['domain_id', 'name', 'enabled', 'parent_id']))).items
    const isOpen = (row: Json) => !(own && identity.isOfOneProject) || textOf(row, 'id') === identity.project?.id
    return { ...items((rows as Json[]).filter(isOpen)), has_more: false }
  },
  'keystone.projects.create': (question) => {
    const { services, body } = question
    if (!textOf(body, 'name')) throw new ServiceError(400, '"name" is required')
    const domain_id = textOf(body, 'domain_id') || defaultDomain(question).id
    return projects.create(services, { enabled: true, ...projectFields(body), domain_id })
  },
  async 'keystone.projects.deleteMany'({ services, json }) {
    for (const id of idsOf(json)) await projects.delete(services, id)
  },
  'keystone.projects.get': ({ services, params }) => projects.get(services, params.id),
  'keystone.projects.update': ({ services, params, body }) => projects.update(services, params.id, projectFields(body)),
  'keystone.projects.delete': ({ services, params }) => projects.delete(services, params.id),
  async 'keystone.projects.grantRole'({ services, params: { project, role, user } }) {
    await services.put('identity', `/projects/${part(project)}/users/${part(user)}/roles/${part(role)}`, undefined)
  },
}
