import { serverStates } from '../../../rules/servers.js'
import { created, empty, fields, items, json, Refusal, type Context, type HandlersOf } from '../../handler.js'
import type { ServerRow } from '../../world/tables/nova.js'
import { attachedVolumes, groupsOfServer } from './devices.js'
import { createServer } from './boot.js'
import { consoleInfo, consoleOutput } from './console.js'
import { isServerOperation, operate, remove } from './lifecycle.js'
import { ownServer } from './own-server.js'
import { serverView } from './server-view.js'
import { patched, readMetadataPatch } from '../metadata-patch.js'
import { securityGroupView } from '../neutron/views.js'
import { takeSnapshot } from './snapshot.js'

type ServerHandlers = Pick<
  HandlersOf<'nova'>,
  Extract<keyof HandlersOf<'nova'>, `nova.servers.${string}` | `nova.snapshots.${string}`>
>

const writes = 'os_compute_api:servers'

export const serverHandlers: ServerHandlers = {
  'nova.servers.list'(context) {
    const rows = context.db.nova.servers.where('project_id', context.session.project.id)
    return items(newestFirst(rows).map((row) => serverView(context, context.session, row, 'list')))
  },

  'nova.servers.create'(context) {
    context.policy.demand('compute', `${writes}:create`)
    const row = createServer(context, fields(context.body))
    return created(`/api/nova/servers/${row.id}`, serverView(context, context.session, row, 'single'))
  },

  'nova.servers.get'(context) {
    return json(serverView(context, context.session, ownServer(context, context.params.id), 'single'))
  },

  'nova.servers.delete'(context) {
    const row = ownServer(context, context.params.id)
    context.policy.demand('compute', `${writes}:delete`, target(row))
    remove(context, row, context.session.user.id)
    return empty()
  },

  'nova.servers.operate'(context) {
    const operation = fields(context.body).operation ?? 'none'
    if (!isServerOperation(operation)) throw new Refusal(500, `'${String(operation)}'`)
    const row = ownServer(context, context.params.id, 'has no mapping to a cell.')
    for (const [service, rule] of serverStates[operation].policy) context.policy.demand(service, rule, target(row))
    operate(context, row, operation, context.session.user.id)
    return empty()
  },

  'nova.servers.actions'(context) {
    const row = ownServer(context, context.params.id)
    return items([...row.actions].reverse().map((action) => ({ ...action, instance_uuid: row.id })))
  },

  'nova.servers.securityGroups'(context) {
    const ids = groupsOfServer(context, context.params.id)
    return items(context.db.neutron.securityGroups.filter((group) => ids.has(group.id)).map(securityGroupView))
  },

  'nova.servers.volumes'(context) {
    const row = ownServer(context, context.params.id)
    return items(
      attachedVolumes(context, row.id).map(({ volume, device }) => ({
        id: volume.id,
        volumeId: volume.id,
        serverId: row.id,
        device,
      })),
    )
  },

  'nova.servers.consoleInfo': consoleInfo,
  'nova.servers.consoleOutput': consoleOutput,

  'nova.servers.metadata'(context) {
    return json(ownServer(context, context.params.id).metadata)
  },

  'nova.servers.updateMetadata'(context) {
    const patch = readMetadataPatch(context.body)
    const row = ownServer(context, context.params.id)
    context.policy.demand('compute', 'os_compute_api:server-metadata:create', target(row))
    context.db.nova.servers.update(row.id, { metadata: patched(row.metadata, patch) })
    return empty()
  },

  'nova.snapshots.create': (context: Context<'nova.snapshots.create'>) =>
    json(takeSnapshot(context, fields(context.body))),
}

function target(row: ServerRow) {
  return { project_id: row.project_id, user_id: row.user_id }
}

function newestFirst(rows: readonly ServerRow[]): ServerRow[] {
  return [...rows].sort((a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : 0))
}
