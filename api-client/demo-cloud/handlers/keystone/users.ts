import {
  created,
  empty,
  fields,
  html,
  items,
  json,
  Refusal,
  required,
  type Context,
  type HandlersOf,
} from '../../handler.js'
import type { UserRow } from '../../world/tables/keystone.js'
import { administratorsOnly, forbidden, text, unknown, userView } from './views.js'
import { clientRefusal } from '../refusals.js'

type UserHandlers = Pick<HandlersOf<'keystone'>, Extract<keyof HandlersOf<'keystone'>, `keystone.users.${string}`>>

/** The default domain: every user made here lands in it, whatever the caller sends. */
const domainId = 'default'

function userOf(context: Context, id: string): UserRow {
  const user = context.db.keystone.users.get(id)
  if (!user) throw unknown(context, 'user', id)
  return user
}

/** Horizon answers a taken name with 409 and no text. */
function refuseTakenName(context: Context, name: string, domain: string, self?: string): void {
  const taken = context.db.keystone.users.find(
    (row) => row.name === name && row.domain_id === domain && row.id !== self,
  )
  if (taken) throw new Refusal(409, '')
}

function refuseEmptyName(context: Context, name: string): void {
  if (name === '') throw clientRefusal(context, 400, "Invalid input for field 'name': '' is too short")
}

function remove(context: Context, id: string): void {
  userOf(context, id)
  const { users, assignments, domainAssignments, memberships } = context.db.keystone
  for (const row of assignments.where('user_id', id)) assignments.remove(row.id)
  for (const row of domainAssignments.where('who', id)) domainAssignments.remove(row.id)
  for (const row of memberships.where('user_id', id)) memberships.remove(row.id)
  users.remove(id)
}

function changePassword(context: Context, user: UserRow, body: Record<string, unknown>): void {
  if (context.settings.ENFORCE_PASSWORD_CHECK === true) {
    const caller = context.db.keystone.users.get(context.session.user.id)
    if (body.admin_password !== caller?.password) throw new Refusal(400, 'ADMIN_PASSWORD_INCORRECT')
  }
  context.db.keystone.users.update(user.id, { password: text(body.password) })
}

export const userHandlers: UserHandlers = {
  'keystone.users.list': (context) => {
    administratorsOnly(context)
    const { query, db } = context
    const group = query.group_id
    if (typeof group === 'string' && !db.keystone.groups.has(group)) throw unknown(context, 'group', group)
    const rows = db.keystone.users.filter(
      (row) =>
        (query.id === undefined || row.id === query.id) &&
        (query.name === undefined || row.name === query.name) &&
        (query.enabled === undefined || row.enabled === query.enabled) &&
        (query.domain_id === undefined || row.domain_id === query.domain_id) &&
        (typeof group !== 'string' || db.keystone.memberships.has(`${group}/${row.id}`)),
    )
    // The real one fails to look up an id that is not there, and says nothing about it.
    if (query.id !== undefined && rows.length === 0) throw new Refusal(500, '')
    return items(rows.map(userView))
  },

  'keystone.users.create': (context) => {
    const body = fields(context.body)
    const name = text(required(body, 'name'))
    administratorsOnly(context)
    refuseEmptyName(context, name)
    refuseTakenName(context, name, domainId)
    const user = context.db.keystone.users.insert({
      id: context.ids.hex(),
      name,
      password: text(body.password),
      domain_id: domainId,
      enabled: body.enabled !== false,
      email: text(body.email) || null,
      description: text(body.description) || null,
      default_project_id: text(body.project) || null,
    })
    return created(`/api/keystone/users/${user.id}`, userView(user))
  },

  'keystone.users.deleteMany': (context) => {
    administratorsOnly(context)
    for (const id of context.body as string[]) if (id !== context.session.user.id) remove(context, id)
    return empty()
  },

  'keystone.users.get': (context) => {
    const { session } = context
    const id = context.params.id === 'current' ? session.user.id : context.params.id
    if (!session.isAdmin && id !== session.user.id) throw forbidden(context, 'get_user')
    return json(userView(userOf(context, id)))
  },

  'keystone.users.update': (context) => {
    const body = fields(context.body)
    administratorsOnly(context)
    const user = userOf(context, context.params.id)
    if ('password' in body) changePassword(context, user, body)
    else if ('enabled' in body) context.db.keystone.users.update(user.id, { enabled: body.enabled === true })
    else {
      if ('domain_id' in body)
        throw new Refusal(500, "keystoneclient.base.filter_none() got multiple values for keyword argument 'domain_id'")
      if ('name' in body) {
        refuseEmptyName(context, text(body.name))
        refuseTakenName(context, text(body.name), user.domain_id, user.id)
      }
      context.db.keystone.users.update(user.id, {
        name: 'name' in body ? text(body.name) : user.name,
        email: 'email' in body ? text(body.email) || null : user.email,
        description: 'description' in body ? text(body.description) || null : user.description,
        default_project_id: 'project' in body ? text(body.project) || null : user.default_project_id,
      })
    }
    return empty()
  },

  'keystone.users.delete': (context) => {
    if (context.params.id === 'current') return html('<h1>Not Found</h1>', 404)
    administratorsOnly(context)
    remove(context, context.params.id)
    return empty()
  },
}
