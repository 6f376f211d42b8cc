import { operate, remove, type ServerOperation } from '../handlers/nova-lifecycle.js'
import type { ServerRow } from '../tables/nova.js'
import { timestamp } from '../world.js'
import type { ClassicContext, ClassicRoute } from './classic.js'
import type { ClassicAction, ClassicRow, ClassicTable } from './markup.js'
import { tableRoute, type TableVerb } from './table-routes.js'

const help = { cannot: 'This action cannot be undone.', gone: 'Deleted instances are not recoverable.' }

/** Horizon's instances as its own page has them, with rows that live. */
export const instanceRoutes: readonly ClassicRoute[] = [
  tableRoute(/^\/project\/instances\/$/, 'Instances', instances, verbs),
]

function instances(context: ClassicContext): ClassicTable {
  const { nova } = context.cloud.world.db
  const own = nova.servers.where('project_id', context.session?.project.id ?? '')
  return {
    name: 'instances',
    path: '/project/instances/',
    columns: [{ title: 'Instance Name' }, { title: 'Flavor' }, { title: 'Status' }, { title: 'Task' }],
    stateColumn: 2,
    actions: [{ name: 'delete', label: 'Delete Instances', danger: true, help: help.gone }],
    rows: own.map((server) => rowOf(server, nova.flavors.get(server.flavor_id)?.name ?? '')),
  }
}

function rowOf(server: ServerRow, flavor: string): ClassicRow {
  const busy = server.task_state !== null || server.status === 'BUILD'
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/_/g, ' ')
      .replace(/^./, (first) => first.toUpperCase())
  return {
    id: server.id,
    name: server.name,
    state: server.status === 'ERROR' ? 'status_down' : busy ? 'warning' : 'status_up',
    cells: [server.name, flavor, words(server.status), words(server.task_state ?? 'none')],
    actions: [...operations(server), { name: 'delete', label: 'Delete Instance', danger: true, help: help.gone }],
  }
}

function operations({ vm_state: state }: ServerRow): ClassicAction[] {
  if (state === 'active')
    return [
      { name: 'pause', label: 'Pause Instance', help: help.cannot },
      { name: 'stop', label: 'Shut Off Instance', danger: true, help: 'The instance(s) will be shut off.' },
    ]
  if (state === 'paused') return [{ name: 'unpause', label: 'Resume Instance', help: help.cannot }]
  return state === 'stopped' ? [{ name: 'start', label: 'Start Instance', help: help.cannot }] : []
}

function verbs({ cloud, session }: ClassicContext): Readonly<Record<string, TableVerb>> {
  const { world } = cloud
  const user = session?.user.id ?? ''
  const server = (id: string) => world.db.nova.servers.get(id)!
  const change = (past: string, present: string, move: Partial<ServerRow>): TableVerb => ({
    past: `${past} Instance`,
    present: `${present} instance`,
    run(id) {
      world.db.nova.servers.update(id, { ...move, updated: timestamp(world.clock) })
    },
  })
  const verb = (operation: ServerOperation, past: string, present: string): TableVerb => ({
    past: `${past} Instance`,
    present: `${present} instance`,
    run: (id) => operate(world, server(id), operation, user),
  })
  return {
    pause: verb('pause', 'Paused', 'pause'),
    unpause: verb('unpause', 'Resumed', 'resume'),
    stop: verb('stop', 'Shut Off', 'shut off'),
    start: verb('start', 'Started', 'start'),
    lock: change('Locked', 'lock', { locked: true }),
    unlock: change('Unlocked', 'unlock', { locked: false }),
    shelve: change('Shelved', 'shelve', { status: 'SHELVED_OFFLOADED', vm_state: 'shelved_offloaded', power_state: 4 }),
    unshelve: change('Unshelved', 'unshelve', { status: 'ACTIVE', vm_state: 'active', power_state: 1 }),
    unrescue: change('Unrescued', 'unrescue', { status: 'ACTIVE', vm_state: 'active', power_state: 1 }),
    delete: {
      past: 'Scheduled deletion of Instance',
      present: 'delete instance',
      run: (id) => remove(world, server(id), user),
    },
  }
}
