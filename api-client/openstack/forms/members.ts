import { everyone } from '../everyone.js'
import { choices, type Field, type Filled, type FormQuestion, type ServiceForm } from './service-form.js'
import { asJson, many, nameOf, one, textOf, type Json } from '../json.js'
import { whoAmI } from '../keystone/who-am-i.js'
import { namesOf } from '../project-names.js'
import { part } from '../question.js'
import { ServiceError, unseen } from '../service-error.js'
import type { Services } from '../services.js'

/** Those who can have roles somewhere, as Horizon's lists have them. */
interface Kind {
  readonly list: string
  readonly path: 'users' | 'groups'
  readonly one: 'user' | 'group'
  readonly titles: { readonly available: string; readonly members: string }
}

/** Where roles are given. */
interface Place {
  readonly one: 'project' | 'domain'
  readonly path: string
  readonly title: string
  readonly kinds: readonly [users: Kind, groups: Kind]
  /** What Keystone's lists are asked for. */
  people(id: string): Readonly<Record<string, string>>
  /** What is said when it is done, of its name. */
  done(name: string): string
}

const kind = (list: string, one: Kind['one'], members: string): Kind =>
  one === 'user'
    ? { list, one, path: 'users', titles: { available: 'All Users', members } }
    : { list, one, path: 'groups', titles: { available: 'All Groups', members } }

const inProject: Place = {
  one: 'project',
  path: 'projects',
  title: 'Edit Project',
  kinds: [kind('update_members', 'user', 'Project Members'), kind('update_group_members', 'group', 'Project Groups')],
  people: () => ({}),
  done: (name) => `Modified project "${name}".`,
}

const onDomain: Place = {
  one: 'domain',
  path: 'domains',
  title: 'Edit Domain',
  kinds: [
    kind('update_user_members', 'user', 'Domain Members'),
    kind('update_group_members', 'group', 'Domain Groups'),
  ],
  // Its own, as Horizon offers them.
  people: (domain_id) => ({ domain_id }),
  done: (name) => `Modified domain "${name}".`,
}

const fieldName = ({ list }: Kind, role: string) => `${list}_role_${role}`

/** Roles given in the place itself: what a parent hands down is changed there, and what it hands down is no role in it. */
async function assignmentsOf(services: Services, place: Place, id: string): Promise<Json[]> {
  const query = { [`scope.${place.one}.id`]: id }
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

/**
 * Two of one name are told apart by their domains: a role is not given to the other one.
 * @param home whose list it is: of everybody from elsewhere the domain is told
 */
async function toldApart(services: Services, people: readonly Json[], home?: string): Promise<readonly Json[]> {
  const names = people.map(nameOf).toSorted()
  const shared = new Set(names.filter((name, at) => name === names[at - 1]))
  const needsDomain = (who: Json) =>
    textOf(who, 'domain_id') !== '' && (shared.has(nameOf(who)) || (home && textOf(who, 'domain_id') !== home))
  if (!people.some(needsDomain)) return people
  const domains = namesOf((await services.all('identity', '/domains', 'domains').catch(unseen)) ?? [])
  return people.map((who) => {
    const domain = domains.get(who['domain_id']) ?? textOf(who, 'domain_id')
    return needsDomain(who) ? { ...who, name: `${nameOf(who)} (${domain})` } : who
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

/** Each role is a call of its own: it is said whose was refused. */
function refusedFor(whose: string, error: unknown): unknown {
  if (!(error instanceof ServiceError) || error.status === 401) return error
  return new ServiceError(error.status, `${whose}: ${error.message}`, error.requestId)
}

async function save(place: Place, question: FormQuestion, filled: Filled, about: Json): Promise<string> {
  const { services, params } = question
  const changes = place.kinds.flatMap((kind) =>
    many(about, 'roles').map((role) => {
      const id = textOf(role, 'id')
      const before = holders(many(about, 'assignments'), kind, id)
      return { kind, role, ...changesOf(before, filled[fieldName(kind, id)] ?? '') }
    }),
  )
  if (place.one === 'project')
    await keepOneself(
      question,
      changes.flatMap(({ kind, role, revoked }) => (kind.one === 'user' ? revoked.map((who) => ({ who, role })) : [])),
    )
  const change = async (method: 'put' | 'delete', kind: Kind, who: string, role: Json): Promise<void> => {
    const path = `/${place.path}/${part(params['id'] ?? '')}/${kind.path}/${part(who)}/roles/${part(textOf(role, 'id'))}`
    await (method === 'put' ? services.put('identity', path, undefined) : services.delete('identity', path)).catch(
      (error: unknown) => {
        const person = many(about, kind.path).find((one) => textOf(one, 'id') === who)
        throw refusedFor(`${(person && nameOf(person)) || who}, ${nameOf(role)}`, error)
      },
    )
  }
  // First what is given: an exchange of roles leaves nobody without one.
  for (const { kind, role, granted } of changes) for (const who of granted) await change('put', kind, who, role)
  for (const { kind, role, revoked } of changes) for (const who of revoked) await change('delete', kind, who, role)
  return place.done(nameOf(asJson(about['place'])))
}

/** Horizon's workflow of a project or a domain, as far as it gives roles. */
const membersOf = (place: Place): ServiceForm => ({
  title: place.title,
  submit: 'Save',
  help: [],
  async about({ services, params }) {
    const id = params['id'] ?? ''
    const [found, roles, users, groups, assignments] = await Promise.all([
      services.get('identity', `/${place.path}/${part(id)}`),
      services.all('identity', '/roles', 'roles'),
      everyone(services, 'users', place.people(id)),
      everyone(services, 'groups', place.people(id)),
      assignmentsOf(services, place, id),
    ])
    const home = place.one === 'domain' ? id : undefined
    const [allUsers, allGroups] = await Promise.all(
      place.kinds.map(async (kind) => {
        const listed = kind.one === 'user' ? users : groups
        return toldApart(services, await withHolders(services, kind, listed, assignments), home)
      }),
    )
    return { place: one(found, place.one), roles, users: allUsers, groups: allGroups, assignments }
  },
  fields: (_question, about) => {
    const roles = many(about, 'roles')
    const usual = textOf(roles.find((role) => nameOf(role) === 'member') ?? {}, 'id')
    return place.kinds.flatMap((kind) =>
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
  save: (question, filled, about) => save(place, question, filled, about),
})

const [projectForm, domainForm] = [membersOf(inProject), membersOf(onDomain)]

export const memberForms = {
  'keystone.projectMembers': projectForm,
  'keystone.projectGroups': projectForm,
  'keystone.domainMembers': domainForm,
  'keystone.domainGroups': domainForm,
} satisfies Readonly<Record<string, ServiceForm>>
