import { created, empty, fields, items, json, Refusal, required, type Context, type HandlersOf } from '../../handler.js'
import type { DomainRow, GroupRow, RoleRow } from '../../world/tables/keystone.js'
import { administratorsOnly, domainView, groupView, roleView, text, unknown } from './views.js'
import { clientRefusal } from '../refusals.js'

type Ids = Extract<keyof HandlersOf<'keystone'>, `keystone.${'roles' | 'domains' | 'groups'}.${string}`>

/** The role a new member gets when nobody chooses one. */
const defaultRole = 'member'

function roleOf(context: Context, id: string): RoleRow {
  const role = context.db.keystone.roles.get(id)
  if (!role) throw unknown(context, 'role', id)
  return role
}

function domainOf(context: Context, id: string): DomainRow {
  const domain = context.db.keystone.domains.get(id)
  if (!domain) throw unknown(context, 'domain', id)
  return domain
}

function groupOf(context: Context, id: string): GroupRow {
  const group = context.db.keystone.groups.get(id)
  if (!group) throw unknown(context, 'group', id)
  return group
}

function refuseTakenRole(context: Context, name: string, self?: string): void {
  if (context.db.keystone.roles.find((row) => row.name === name && row.id !== self))
    throw clientRefusal(
      context,
      409,
      `Conflict occurred attempting to store role - Duplicate entry found with name ${name}.`,
    )
}

function refuseTakenDomain(context: Context, name: string, self?: string): void {
  if (context.db.keystone.domains.find((row) => row.name === name && row.id !== self))
    throw clientRefusal(
      context,
      409,
      `Conflict occurred attempting to store project - it is not permitted to have two projects acting as domains with the same name: ${name}.`,
    )
}

function refuseTakenGroup(context: Context, name: string, self?: string): void {
  if (context.db.keystone.groups.find((row) => row.name === name && row.id !== self)) throw new Refusal(409, '')
}

/** The text has an opening backtick and no closing one in the real keystone. */
function refuseImmutable(context: Context, role: RoleRow, verb: string): void {
  if (role.immutable)
    throw clientRefusal(
      context,
      403,
      `Unable to ${verb} immutable role resource: \`${role.id}. Set resource option "immutable" to false first.`,
    )
}

function removeRole(context: Context, id: string): void {
  refuseImmutable(context, roleOf(context, id), 'delete')
  const { roles, assignments, domainAssignments } = context.db.keystone
  for (const row of assignments.where('role_id', id)) assignments.remove(row.id)
  for (const row of domainAssignments.where('role_id', id)) domainAssignments.remove(row.id)
  roles.remove(id)
}

function removeDomain(context: Context, id: string): void {
  if (domainOf(context, id).enabled)
    throw clientRefusal(context, 403, 'Cannot delete a domain that is enabled, please disable it first.')
  const { domains, users, groups, projects, domainAssignments } = context.db.keystone
  for (const table of [users, groups, projects]) {
    for (const row of table.all()) if (row.domain_id === id) table.remove(row.id)
  }
  for (const row of domainAssignments.where('domain_id', id)) domainAssignments.remove(row.id)
  domains.remove(id)
}

function removeGroup(context: Context, id: string): void {
  groupOf(context, id)
  const { groups, memberships, domainAssignments } = context.db.keystone
  for (const row of memberships.where('group_id', id)) memberships.remove(row.id)
  for (const row of domainAssignments.where('who', id)) domainAssignments.remove(row.id)
  groups.remove(id)
}

function removeMany(context: Context, remove: (context: Context, id: string) => void) {
  administratorsOnly(context)
  for (const id of context.body as string[]) remove(context, id)
  return empty()
}

export const directoryHandlers: Pick<HandlersOf<'keystone'>, Ids> = {
  'keystone.roles.list': (context) => {
    administratorsOnly(context)
    const { roles, assignments, projects } = context.db.keystone
    const { project_id: projectId, user_id: named } = context.query
    if (typeof projectId !== 'string' || typeof named !== 'string') return items(roles.all().map(roleView))
    if (!projects.has(projectId)) throw unknown(context, 'project', projectId)
    const userId = named === 'current' ? context.session.user.id : named
    return items(roles.filter((role) => assignments.has(`${projectId}/${role.id}/${userId}`)).map(roleView))
  },
  'keystone.roles.create': (context) => {
    const name = text(required(fields(context.body), 'name'))
    administratorsOnly(context)
    refuseTakenRole(context, name)
    const role = context.db.keystone.roles.insert({ id: context.ids.hex(), name, immutable: false })
    return created(`/api/keystone/roles/${role.id}`, roleView(role))
  },
  'keystone.roles.deleteMany': (context) => removeMany(context, removeRole),
  'keystone.roles.get': (context) => {
    administratorsOnly(context)
    const { id } = context.params
    const role =
      id === 'default' ? context.db.keystone.roles.find((row) => row.name === defaultRole) : roleOf(context, id)
    return json(role ? roleView(role) : null)
  },
  'keystone.roles.update': (context) => {
    const name = text(required(fields(context.body), 'name'))
    administratorsOnly(context)
    const role = roleOf(context, context.params.id)
    refuseImmutable(context, role, 'update')
    refuseTakenRole(context, name, role.id)
    context.db.keystone.roles.update(role.id, { name })
    return empty()
  },
  'keystone.roles.delete': (context) => {
    administratorsOnly(context)
    removeRole(context, context.params.id)
    return empty()
  },

  'keystone.domains.list': (context) => {
    administratorsOnly(context)
    return items(context.db.keystone.domains.all().map(domainView))
  },
  'keystone.domains.create': (context) => {
    const body = fields(context.body)
    const name = text(required(body, 'name'))
    administratorsOnly(context)
    refuseTakenDomain(context, name)
    const domain = context.db.keystone.domains.insert({
      id: context.ids.hex(),
      name,
      description: text(body.description),
      enabled: body.enabled !== false,
    })
    return created(`/api/keystone/domains/${domain.id}`, domainView(domain))
  },
  'keystone.domains.deleteMany': (context) => removeMany(context, removeDomain),
  'keystone.domains.get': (context) => {
    const { id } = context.params
    // Everybody may know the default domain; it is answered without asking keystone.
    if (id === 'default') return json({ id, name: context.db.keystone.domains.get(id)?.name ?? 'Default' })
    administratorsOnly(context)
    return json(domainView(domainOf(context, id)))
  },
  'keystone.domains.update': (context) => {
    const body = fields(context.body)
    administratorsOnly(context)
    const domain = domainOf(context, context.params.id)
    const name = 'name' in body ? text(body.name) : domain.name
    refuseTakenDomain(context, name, domain.id)
    context.db.keystone.domains.update(domain.id, {
      name,
      description: 'description' in body ? text(body.description) : domain.description,
      enabled: 'enabled' in body ? body.enabled === true : domain.enabled,
    })
    return empty()
  },
  'keystone.domains.delete': (context) => {
    administratorsOnly(context)
    removeDomain(context, context.params.id)
    return empty()
  },

  'keystone.groups.list': (context) => {
    administratorsOnly(context)
    const { domain_id: domainId } = context.query
    const rows = context.db.keystone.groups.filter((row) => domainId === undefined || row.domain_id === domainId)
    return items(rows.map(groupView))
  },
  'keystone.groups.create': (context) => {
    const body = fields(context.body)
    const name = text(required(body, 'name'))
    administratorsOnly(context)
    refuseTakenGroup(context, name)
    const group = context.db.keystone.groups.insert({
      id: context.ids.hex(),
      name,
      domain_id: 'default',
      description: text(body.description),
    })
    return created(`/api/keystone/groups/${group.id}`, groupView(group))
  },
  'keystone.groups.deleteMany': (context) => removeMany(context, removeGroup),
  'keystone.groups.get': (context) => {
    administratorsOnly(context)
    return json(groupView(groupOf(context, context.params.id)))
  },
  'keystone.groups.update': (context) => {
    const body = fields(context.body)
    const name = text(required(body, 'name'))
    administratorsOnly(context)
    const group = groupOf(context, context.params.id)
    refuseTakenGroup(context, name, group.id)
    context.db.keystone.groups.update(group.id, {
      name,
      description: 'description' in body ? text(body.description) : group.description,
    })
    return empty()
  },
  'keystone.groups.delete': (context) => {
    administratorsOnly(context)
    removeGroup(context, context.params.id)
    return empty()
  },
}
