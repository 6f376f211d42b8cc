import type { Server } from '@stratus/api-client'
import { serverReasons, type ActionRule } from '@stratus/api-client/rules'
import type { Area } from '../../paths.js'
import type { LongTailAction, Way } from './action.js'

type Status =
  'ACTIVE' | 'SHUTOFF' | 'PAUSED' | 'SUSPENDED' | 'RESCUE' | 'SHELVED' | 'SHELVED_OFFLOADED' | 'VERIFY_RESIZE' | 'ERROR'

interface Needs {
  /** Statuses in which Horizon offers it; without them in any. */
  readonly in?: readonly Status[]
  /** Rules of the compute service; all must pass. */
  readonly compute?: readonly string[]
  readonly network?: readonly string[]
  readonly services?: readonly string[]
  /** A further reason against it. */
  readonly unless?: (server: Server) => string | null
}

function rule({ in: statuses, compute = [], network = [], services, unless }: Needs): ActionRule<Server> {
  return {
    policy: [
      ...compute.map((name) => ['compute', `os_compute_api:${name}`] as const),
      ...network.map((name) => ['network', name] as const),
    ],
    ...(services && { services }),
    unavailable(server) {
      if (server.task_state?.endsWith('deleting')) return serverReasons.deleting
      const status = server.status?.toUpperCase() ?? ''
      if (statuses && !statuses.some((each) => each === status)) return serverReasons.status
      return unless?.(server) ?? null
    },
  }
}

const page = (path: string, query = ''): Way<Server> => ({
  form: ({ id }) => `project/instances/${encodeURIComponent(id)}/${path}${query}`,
})
const action = (name: string): Way<Server> => ({ table: 'project/instances/', name: ['instances', name] })

const statusIs =
  (...statuses: readonly Status[]) =>
  ({ status }: Server): boolean =>
    statuses.some((each) => each === status?.toUpperCase())

const volumes = ['volumev3', 'volume', 'block-storage']
const running = ['ACTIVE'] as const
const runningOrOff = ['ACTIVE', 'SHUTOFF'] as const
const back = '&next=%2Fproject%2Finstances%2F'
const noKey = 'The instance has no key pair.'
const noInterface = 'The instance has no interface.'

const hasAddress =
  (kind: 'fixed' | 'floating') =>
  ({ addresses }: Server): boolean =>
    addresses.some(({ type }) => type === kind)

/** Row actions of Horizon's own list of instances that no JSON call offers, in its order, offered when it offers them. */
const ofProject: readonly LongTailAction<Server>[] = [
  {
    id: 'confirm_resize',
    label: 'Confirm Resize/Migrate',
    icon: 'check',
    way: action('confirm'),
    fits: statusIs('VERIFY_RESIZE'),
    rule: rule({ compute: ['servers:confirm_resize'] }),
  },
  {
    id: 'revert_resize',
    label: 'Revert Resize/Migrate',
    icon: 'undo',
    way: action('revert'),
    fits: statusIs('VERIFY_RESIZE'),
    rule: rule({ compute: ['servers:revert_resize'] }),
  },
  {
    id: 'snapshot',
    label: 'Create Snapshot',
    icon: 'snapshot',
    way: { form: ({ id }) => `project/images/${encodeURIComponent(id)}/create/` },
    rule: rule({ in: ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED'], compute: ['servers:create_image'] }),
  },
  {
    id: 'associate',
    label: 'Associate Floating IP',
    icon: 'link',
    way: { form: ({ id }) => `project/floating_ips/associate/?instance_id=${encodeURIComponent(id)}${back}` },
    fits: (server) => !hasAddress('floating')(server),
    rule: rule({
      network: ['update_floatingip'],
      services: ['network'],
      unless: (server) => (statusIs('ERROR')(server) ? serverReasons.status : null),
    }),
  },
  {
    id: 'disassociate',
    label: 'Disassociate Floating IP',
    icon: 'unlink',
    way: page('disassociate'),
    fits: hasAddress('floating'),
    rule: rule({ network: ['update_floatingip'], services: ['network'] }),
  },
  {
    id: 'attach_interface',
    label: 'Attach Interface',
    icon: 'network',
    way: page('attach_interface'),
    rule: rule({ in: runningOrOff, compute: ['os-attach-interfaces:create'], services: ['network'] }),
  },
  {
    id: 'detach_interface',
    label: 'Detach Interface',
    icon: 'unlink',
    way: page('detach_interface'),
    rule: rule({
      in: runningOrOff,
      compute: ['os-attach-interfaces:delete'],
      services: ['network'],
      unless: (server) => (hasAddress('fixed')(server) ? null : noInterface),
    }),
  },
  {
    id: 'edit',
    label: 'Edit Instance',
    icon: 'pencil',
    way: page('update', `?step=instance_info${back}`),
    rule: rule({ compute: ['servers:update'] }),
  },
  {
    id: 'attach_volume',
    label: 'Attach Volume',
    icon: 'volume',
    way: page('attach_volume/'),
    rule: rule({ in: running, compute: ['os-volumes-attachments:create'], services: volumes }),
  },
  {
    id: 'detach_volume',
    label: 'Detach Volume',
    icon: 'unlink',
    way: page('detach_volume/'),
    rule: rule({ in: running, compute: ['os-volumes-attachments:delete'], services: volumes }),
  },
  {
    id: 'security_groups',
    label: 'Edit Security Groups',
    icon: 'shield',
    way: page('update', `?step=update_security_groups${back}`),
    rule: rule({ in: running, services: ['network'] }),
  },
  {
    id: 'port_security_groups',
    label: 'Edit Port Security Groups',
    icon: 'shield',
    way: { page: ({ id }) => `project/instances/${encodeURIComponent(id)}/?tab=interfaces` },
    rule: rule({ network: ['update_security_group'], services: ['network'] }),
  },
  {
    id: 'password',
    label: 'Retrieve Password',
    icon: 'key',
    way: {
      form: ({ id, key_name }) =>
        `project/instances/${encodeURIComponent(id)}/${encodeURIComponent(key_name ?? '')}/decryptpassword`,
    },
    rule: rule({ in: runningOrOff, unless: ({ key_name }) => (key_name ? null : noKey) }),
  },
  {
    id: 'rescue',
    label: 'Rescue Instance',
    icon: 'help',
    way: page('rescue'),
    fits: (server) => !statusIs('RESCUE')(server),
    rule: rule({ in: running, compute: ['os-rescue'] }),
  },
  {
    id: 'unrescue',
    label: 'Unrescue Instance',
    icon: 'undo',
    way: action('unrescue'),
    fits: statusIs('RESCUE'),
    rule: rule({ compute: ['os-unrescue'] }),
  },
  {
    id: 'shelve',
    label: 'Shelve Instance',
    icon: 'boxes',
    way: action('shelve'),
    fits: (server) => !statusIs('SHELVED', 'SHELVED_OFFLOADED')(server),
    rule: rule({ in: ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED'], compute: ['os-shelve:shelve'] }),
  },
  {
    id: 'unshelve',
    label: 'Unshelve Instance',
    icon: 'boxes',
    // One action of the table does both.
    way: action('shelve'),
    fits: statusIs('SHELVED', 'SHELVED_OFFLOADED'),
    rule: rule({ in: ['SHELVED_OFFLOADED'], compute: ['os-shelve:unshelve'] }),
  },
  {
    id: 'resize',
    label: 'Resize Instance',
    icon: 'cpu',
    way: page('resize', `?step=flavor_choice${back}`),
    rule: rule({ in: runningOrOff, compute: ['servers:resize'] }),
  },
  {
    id: 'lock',
    label: 'Lock Instance',
    icon: 'lock',
    way: action('lock'),
    fits: ({ locked }) => !locked,
    rule: rule({ compute: ['os-lock-server:lock'] }),
  },
  {
    id: 'unlock',
    label: 'Unlock Instance',
    icon: 'unlock',
    way: action('unlock'),
    fits: ({ locked }) => Boolean(locked),
    rule: rule({ compute: ['os-lock-server:unlock'] }),
  },
  {
    id: 'rebuild',
    label: 'Rebuild Instance',
    icon: 'restart',
    danger: true,
    way: page('rebuild'),
    rule: rule({ in: runningOrOff, compute: ['servers:rebuild'] }),
  },
]

const adminPage = (path: string, query = ''): Way<Server> => ({
  form: ({ id }) => `admin/instances/${encodeURIComponent(id)}/${path}${query}`,
})
const adminAction = (name: string): Way<Server> => ({ table: 'admin/instances/', name: ['instances', name] })

/** What the administrators' list offers of it: instances of any project, so by pages of its own. */
const adminWays: Readonly<Record<string, Way<Server> | undefined>> = {
  confirm_resize: adminAction('confirm'),
  revert_resize: adminAction('revert'),
  snapshot: { form: ({ id }) => `project/images/${encodeURIComponent(id)}/create/` },
  edit: adminPage('update', '?step=instance_info&next=%2Fadmin%2Finstances%2F'),
  rescue: adminPage('rescue'),
  unrescue: adminAction('unrescue'),
  shelve: adminAction('shelve'),
  unshelve: adminAction('shelve'),
  rebuild: page('rebuild'),
}

const ofAdmin: readonly LongTailAction<Server>[] = [
  ...ofProject.flatMap((each) => {
    const way = adminWays[each.id]
    return way ? [{ ...each, way }] : []
  }),
  {
    id: 'migrate',
    label: 'Migrate Instance',
    icon: 'transfer',
    danger: true,
    help: 'Migrating instances may cause some unrecoverable results.',
    way: adminAction('migrate'),
    rule: rule({ in: runningOrOff, compute: ['os-migrate-server:migrate'] }),
  },
  {
    id: 'live_migrate',
    label: 'Live Migrate Instance',
    icon: 'transfer',
    way: adminPage('live_migrate'),
    rule: rule({ in: running, compute: ['os-migrate-server:migrate_live'] }),
  },
]

/** By the list they stand in. */
export const instanceLongTail: Readonly<Record<Area, readonly LongTailAction<Server>[]>> = {
  project: ofProject,
  admin: ofAdmin,
}
