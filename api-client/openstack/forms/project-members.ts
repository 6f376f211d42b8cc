import { everyone } from '../everyone.js'
import { choices, form, type Field, type Filled, type FormQuestion, type ServiceForm } from './service-form.js'
import { asJson, many, nameOf, one, textOf, type Json } from '../json.js'
import { whoAmI } from '../keystone/who-am-i.js'
import { namesOf } from '../project-names.js'
import { part } from '../question.js'
import { ServiceError, unseen } from '../service-error.js'
import type { Services } from '../services.js'

/** Who can have roles in a project, as Horizon's lists have them. */
const kinds = [
  {
    list: 'update_members',
    path: 'users',
    one: 'user',
    titles: { available: 'All Users', members: 'Project Members' },
  },
  {
    list: 'update_group_members',
    path: 'groups',
    one: 'group',
    titles: { available: 'All Groups', members: 'Project Groups' },
  },
] as const

type Kind = (typeof kinds)[number]

const fieldName = ({ list }: Kind, role: string) => `${list}_role_${role}`

/** Roles given in the project itself: what a parent hands down is changed there. */
async function assignmentsOf(services: Services, project: string): Promise<Json[]> {
  const query = { 'scope.project.id': project }
  const all = await services.all('identity', '/role_assignments', 'role_assignments', { query })
  return all.filter((assignment) => !('OS-INHERIT:inherited_to' in one(assignment, 'scope')))
}

const holders = (assignments: readonly Json[], kind: Kind, role: string): string[] =>
  assignments.flatMap((assignment) => {
    const who = textOf(one(assignment, kind.one), 'id')
    return who && textOf(one(assignment, 'role'), 'id') === role ? [who] : []
  })

/**
 * Those that are listed, and whoever has a role without being in the list: Keystone may list one domain alone, or only so many. What is
 * no choice is not sent, and would lose its role.
 */
async function withHolders(
  services: Services,
  kind: Kind,
  listed: readonly Json[],
  assignments: readonly Json[],
): Promise<Json[]> {
  const known = new Set(listed.map((who) => textOf(who, 'id')))
  const holding = new Set(assignments.map((assignment) => textOf(one(assignment, kind.one), 'id')))
  const missing = [...holding].filter((id) => id && !known.has(id))
  const found = await Promise.all(
    missing.map(async (id) => {
      // One that is gone from a directory keeps its roles.
      const who = await services.get('identity', `/${kind.path}/${part(id)}`).catch(() => ({}))
      return { ...one(who, kind.one), id }
    }),
  )
  return [...listed, ...found]
}

/** Two of one name are told apart by their domains: a role is not given to the other one. */
async function toldApart(services: Services, people: readonly Json[]): Promise<readonly Json[]> {
  const names = people.map(nameOf).toSorted()
  const shared = new Set(names.filter((name, at) => name === names[at - 1]))
  if (!shared.size) return people
  const domains = namesOf((await services.all('identity', '/domains', 'domains').catch(unseen)) ?? [])
  return people.map((who) => {
    const domain = domains.get(who['domain_id']) ?? textOf(who, 'domain_id')
    return !shared.has(nameOf(who)) || !domain ? who : { ...who, name: `${nameOf(who)} (${domain})` }
  })
}

/** What changes of one role: who gets it, and who loses it. */
function changesOf(before: readonly string[], filled: string) {
  const now = filled.split('\n').filter(Boolean)
  return {
    granted: now.filter((who) => !before.includes(who)),
    revoked: before.filter((who) => !now.includes(who)),
  }
}

/** Nobody locks themselves out of the project that they work in. */
async function keepOneself({ services, params }: FormQuestion, revoked: readonly { who: string; role: Json }[]) {
  if (!revoked.some(({ role }) => nameOf(role) === 'admin')) return
  const { user, project } = await whoAmI(services)
  if (project === params['id'] && revoked.some(({ who, role }) => who === user && nameOf(role) === 'admin'))
    throw new ServiceError(403, 'You cannot take the role admin from yourself in the project that you are in.')
}

async function save(question: FormQuestion, filled: Filled, about: Json): Promise<string> {
  const { services, params } = question
  const project = part(params['id'] ?? '')
  const changes = kinds.flatMap((kind) =>
    many(about, 'roles').map((role) => {
      const id = textOf(role, 'id')
      const before = holders(many(about, 'assignments'), kind, id)
      return { kind, role, ...changesOf(before, filled[fieldName(kind, id)] ?? '') }
    }),
  )
  await keepOneself(
    question,
    changes.flatMap(({ kind, role, revoked }) => (kind.one === 'user' ? revoked.map((who) => ({ who, role })) : [])),
  )
  const pathOf = (kind: Kind, who: string, role: Json) =>
    `/projects/${project}/${kind.path}/${part(who)}/roles/${part(textOf(role, 'id'))}`
  // First what is given: an exchange of roles leaves nobody without one.
  for (const { kind, role, granted } of changes)
    for (const who of granted) await services.put('identity', pathOf(kind, who, role), undefined)
  for (const { kind, role, revoked } of changes)
    for (const who of revoked) await services.delete('identity', pathOf(kind, who, role))
  return `Modified project "${nameOf(asJson(about['project']))}".`
}

/** Horizon's workflow of a project, as far as it gives roles. */
const members = form({
  title: 'Edit Project',
  submit: 'Save',
  help: [],
  async about({ services, params }) {
    const id = params['id'] ?? ''
    const [project, roles, users, groups, assignments] = await Promise.all([
      services.get('identity', `/projects/${part(id)}`),
      services.all('identity', '/roles', 'roles'),
      everyone(services, 'users'),
      everyone(services, 'groups'),
      assignmentsOf(services, id),
    ])
    const [allUsers, allGroups] = await Promise.all([
      withHolders(services, kinds[0], users, assignments).then((all) => toldApart(services, all)),
      withHolders(services, kinds[1], groups, assignments).then((all) => toldApart(services, all)),
    ])
    return { project: one(project, 'project'), roles, users: allUsers, groups: allGroups, assignments }
  },
  fields: (_question, about) => {
    const roles = many(about, 'roles')
    const usual = textOf(roles.find((role) => nameOf(role) === 'member') ?? {}, 'id')
    return kinds.flatMap((kind) =>
      roles.map((role): Field => {
        const id = textOf(role, 'id')
        return {
          name: fieldName(kind, id),
          label: nameOf(role),
          type: 'select',
          multiple: true,
          choices: choices(many(about, kind.path)),
          value: holders(many(about, 'assignments'), kind, id).join('\n'),
          membership: { list: kind.list, role: id, titles: kind.titles, usual },
        }
      }),
    )
  },
  save,
})

export const projectMemberForms = {
  'keystone.projectMembers': members,
  'keystone.projectGroups': members,
} satisfies Readonly<Record<string, ServiceForm>>
