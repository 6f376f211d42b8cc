import { created, empty, fields, items, json, Refusal, type Context, type HandlersOf } from '../../handler.js'
import type { ServerGroupRow } from '../../world/tables/nova.js'
import { computeLimits } from './quotas.js'
import { clientRefusal } from '../refusals.js'

const policies = ['anti-affinity', 'affinity', 'soft-anti-affinity', 'soft-affinity']

export const serverGroupHandlers: Pick<
  HandlersOf<'nova'>,
  Extract<keyof HandlersOf<'nova'>, `nova.serverGroups.${string}`>
> = {
  'nova.serverGroups.list'(context) {
    return items(context.db.nova.serverGroups.where('project_id', context.session.project.id).map(listView))
  },

  'nova.serverGroups.create'(context) {
    const body = fields(context.body)
    for (const name of ['policies']) {
      if (!(name in body))
        throw new Refusal(500, `ServerGroupsManager.create() missing 1 required positional argument: '${name}'`)
    }
    context.policy.demand('compute', 'os_compute_api:os-server-groups:create')
    const name = String(body.name ?? '')
    if (name.trim() === '')
      throw clientRefusal(context, 400, "Invalid input for field/attribute name. Value: . '' is too short")
    const policy = String((body.policies as unknown[])[0])
    if (!policies.includes(policy)) {
      const known = policies.map((one) => `'${one}'`).join(', ')
      throw clientRefusal(
        context,
        400,
        `Invalid input for field/attribute 0. Value: ${policy}. '${policy}' is not one of [${known}]`,
      )
    }
    const { session } = context
    const limit = computeLimits(context, session.project.id).server_groups ?? -1
    if (limit >= 0 && context.db.nova.serverGroups.where('project_id', session.project.id).length >= limit) {
      throw clientRefusal(context, 403, 'Quota exceeded, too many server groups.')
    }
    const row = context.db.nova.serverGroups.insert({
      id: context.ids.uuid(),
      name,
      policy,
      project_id: session.project.id,
      user_id: session.user.id,
      members: [],
      metadata: {},
    })
    return created(`/api/nova/servergroups/${row.id}`, singleView(row))
  },

  'nova.serverGroups.get': (context) => json(singleView(own(context, context.params.id))),

  'nova.serverGroups.delete'(context) {
    const row = own(context, context.params.id)
    context.policy.demand('compute', 'os_compute_api:os-server-groups:delete', { project_id: row.project_id })
    context.db.nova.serverGroups.remove(row.id)
    return empty()
  },
}

function own(context: Context, id: string): ServerGroupRow {
  const row = context.db.nova.serverGroups.get(id)
  if (row && (row.project_id === context.session.project.id || context.session.isAdmin)) return row
  throw clientRefusal(context, 404, `Instance group ${id} could not be found.`)
}

function listView(row: ServerGroupRow) {
  return { id: row.id, name: row.name, policies: [row.policy], metadata: row.metadata, members: row.members }
}

function singleView(row: ServerGroupRow) {
  return { ...listView(row), project_id: row.project_id, user_id: row.user_id }
}
