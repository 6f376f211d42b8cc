import { Refusal } from '../../handler.js'
import { operate, remove, type ServerOperation } from '../../handlers/nova/lifecycle.js'
import { coldMigrate, computeServices, migrate } from '../../handlers/nova/hosts.js'
import { addressesOf } from '../../handlers/nova/server-view.js'
import type { ServerRow } from '../../world/tables/nova.js'
import { timestamp, type World } from '../../world/world.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Option } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import { serverOf } from './instance-form.js'
import { endResize } from '../../handlers/nova/resize.js'
import type { HorizonTableAction, HorizonRow, HorizonTable } from '../templates/markup.js'
import { tableRoute, type TableVerb } from '../templates/table-routes.js'
import { ageCell } from '../templates/time-since.js'

const help = { cannot: 'This action cannot be undone.', gone: 'Deleted instances are not recoverable.' }

/** Horizon's instances as its own page has them, with rows that live. */
export const instanceRoutes: readonly PageRoute[] = [
  tableRoute(/^\/project\/instances\/$/, 'Instances', instances, verbs),
  tableRoute(/^\/admin\/instances\/$/, 'Instances', allInstances, (context) => ({
    ...verbs(context),
    ...moves(context),
  })),
  formRoute<ServerRow>(/^\/admin\/instances\/([^/]+)\/live_migrate$/, {
    title: 'Live Migrate',
    submit: 'Live Migrate Instance',
    help: ['Live migrate an instance to a specific host.'],
    next: '/admin/instances/',
    find: serverOf,
    gone: 'Unable to retrieve instance details.',
    fields: ({ cloud }, server) => [
      { name: 'current_host', label: 'Current Host', kind: 'readonly', value: server.host ?? '' },
      {
        name: 'host',
        label: 'New Host',
        kind: 'select',
        options: [
          ['AUTO_SCHEDULE', 'Automatically schedule new host'],
          ...computeServices(cloud.world).map(({ host }): Option => [host, host]),
        ],
      },
      { name: 'disk_over_commit', label: 'Disk Over Commit', kind: 'checkbox' },
      { name: 'block_migration', label: 'Block Migration', kind: 'checkbox' },
    ],
    save(context, server) {
      const host = field(context.form, 'host')
      migrate(context.cloud.world, server, host === 'AUTO_SCHEDULE' ? undefined : host)
      context.say(
        'success',
        `The instance is preparing the live migration to ${host === 'AUTO_SCHEDULE' ? 'a new host' : `host "${host}"`}.`,
      )
      return ''
    },
  }),
]

/** What only administrators do with them. */
function moves(context: PageContext): Readonly<Record<string, TableVerb>> {
  const { world } = context.cloud
  return {
    migrate: {
      past: 'Scheduled migration (pending confirmation) of Instance',
      present: 'migrate instance',
      run(id) {
        const server = world.db.nova.servers.get(id)
        if (server) coldMigrate(world, server)
      },
    },
  }
}

function allInstances(context: PageContext): HorizonTable {
  if (!context.session?.isAdmin) throw new Refusal(403, 'Forbidden')
  const { world } = context.cloud
  const { nova, keystone } = world.db
  return {
    ...table,
    path: '/admin/instances/',
    detail: (id) => `${id}/detail`,
    columns: ['Name', 'Project', 'Host', ...looks, '', ...doings, 'Age'].map((title) => ({ title })),
    stateColumn: table.stateColumn + 2,
    rows: nova.servers.all().map((server) => {
      const row = rowOf(world, server)
      const [name = '', ...cells] = row.cells
      const project = keystone.projects.get(server.project_id)?.name ?? server.project_id
      return {
        ...row,
        cells: [
          name,
          project,
          server.host ?? '',
          ...cells.slice(0, looks.length),
          '',
          ...cells.slice(looks.length),
          ageCell(world.clock.now() - Date.parse(server.created)),
        ],
        actions: [...adminOperations(server), ...row.actions],
      }
    }),
  }
}

function instances({ cloud: { world }, session }: PageContext): HorizonTable {
  return {
    ...table,
    columns: [{ title: 'Instance Name' }, ...columns],
    rows: world.db.nova.servers.where('project_id', session?.project.id ?? '').map((server) => rowOf(world, server)),
  }
}

const looks = ['Image Name', 'IP Address', 'Flavor', 'Status']
const doings = ['Task', 'Power State']
const columns = [...looks, ...doings].map((title) => ({ title }))

const table = {
  name: 'instances',
  path: '/project/instances/',
  stateColumn: 4,
  actions: [{ name: 'delete', label: 'Delete Instances', danger: true, help: help.gone }],
}

const powerStates: Readonly<Record<number, string>> = { 1: 'Running', 3: 'Paused', 4: 'Shut Down' }

function rowOf(world: World, server: ServerRow): HorizonRow {
  const { nova, glance } = world.db
  const busy = server.task_state !== null || server.status === 'BUILD'
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/_/g, ' ')
      .replace(/^./, (first) => first.toUpperCase())
  return {
    id: server.id,
    name: server.name,
    state:
      server.status === 'ERROR' ? 'status_down' : busy || server.status === 'VERIFY_RESIZE' ? 'warning' : 'status_up',
    cells: [
      server.name,
      (server.image_id && glance.images.get(server.image_id)?.name) || '-',
      Object.values(addressesOf(world, server.id)).flatMap((list) => list.map(({ addr }) => addr)),
      nova.flavors.get(server.flavor_id)?.name ?? '',
      words(server.status),
      words(server.task_state ?? 'none'),
      powerStates[server.power_state] ?? 'No State',
    ],
    actions: [...operations(server), { name: 'delete', label: 'Delete Instance', danger: true, help: help.gone }],
  }
}

function adminOperations({ id, vm_state: state }: ServerRow): HorizonTableAction[] {
  if (state !== 'active') return []
  return [
    { name: 'rescue', label: 'Rescue Instance', href: `/admin/instances/${id}/rescue`, modal: true },
    { name: 'migrate', label: 'Migrate Instance', help: 'Migrating instances may cause some unrecoverable results.' },
    { name: 'live_migrate', label: 'Live Migrate Instance', href: `/admin/instances/${id}/live_migrate`, modal: true },
  ]
}

function operations({ id, vm_state: state }: ServerRow): HorizonTableAction[] {
  if (state === 'resized')
    return [
      { name: 'confirm', label: 'Confirm Resize/Migrate', help: help.cannot },
      { name: 'revert', label: 'Revert Resize/Migrate', help: help.cannot },
    ]
  if (state === 'active')
    return [
      { name: 'pause', label: 'Pause Instance', help: help.cannot },
      { name: 'edit', label: 'Edit Instance', href: `/project/instances/${id}/update?step=instance_info`, modal: true },
      { name: 'resize', label: 'Resize Instance', href: `/project/instances/${id}/resize`, modal: true },
      { name: 'stop', label: 'Shut Off Instance', danger: true, help: 'The instance(s) will be shut off.' },
    ]
  if (state === 'paused') return [{ name: 'unpause', label: 'Resume Instance', help: help.cannot }]
  return state === 'stopped' ? [{ name: 'start', label: 'Start Instance', help: help.cannot }] : []
}

function verbs({ cloud, session }: PageContext): Readonly<Record<string, TableVerb>> {
  const { world } = cloud
  const user = session?.user.id ?? ''
  const server = (id: string) => world.db.nova.servers.need(id)
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
    // One action of Horizon's table does both.
    shelve: {
      past: 'Shelved Instance',
      present: 'shelve instance',
      run: (id) =>
        void world.db.nova.servers.update(
          id,
          server(id).status === 'SHELVED_OFFLOADED'
            ? { status: 'ACTIVE', vm_state: 'active', power_state: 1 }
            : { status: 'SHELVED_OFFLOADED', vm_state: 'shelved_offloaded', power_state: 4 },
        ),
    },
    confirm: {
      past: 'Confirmed Resize of Instance',
      present: 'confirm resize of',
      run: (id) => endResize(world, id, 'confirm'),
    },
    revert: {
      past: 'Reverted Resize of Instance',
      present: 'revert resize of',
      run: (id) => endResize(world, id, 'revert'),
    },
    unrescue: change('Unrescued', 'unrescue', { status: 'ACTIVE', vm_state: 'active', power_state: 1 }),
    delete: {
      past: 'Scheduled deletion of Instance',
      present: 'delete instance',
      run: (id) => remove(world, server(id), user),
    },
  }
}
