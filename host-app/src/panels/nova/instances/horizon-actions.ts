import type { Server } from '@stratus/api-client'
import type { FormOfOne } from '@stratus/api-client/forms'
import { serverMoves, serverReasons, type ActionRule } from '@stratus/api-client/rules'
import type { Action } from '../../../actions/action.js'
import { call, fillsForm, goesTo, horizonTableAction } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import type { ActionWords } from '../../../actions/words.js'
import type { Area } from '../../../paths.js'
import { asking } from './instance-words.js'
import { editsInstanceMetadata } from './edits-instance-metadata.js'
import { retrievesPassword } from './retrieves-password.js'

type Status =
  'ACTIVE' | 'SHUTOFF' | 'PAUSED' | 'SUSPENDED' | 'RESCUE' | 'SHELVED' | 'SHELVED_OFFLOADED' | 'VERIFY_RESIZE' | 'ERROR'

interface Needs {
  /** Statuses in which Horizon offers it; without them in any. Nova then takes it only while no other task runs. */
  readonly in?: readonly Status[]
  /** Taken in these statuses whatever task runs: it is none of Nova's, or changes nothing. */
  readonly duringTasks?: true
  /** Rules of the compute service; all must pass. */
  readonly compute?: readonly string[]
  readonly network?: readonly string[]
  readonly services?: readonly string[]
  readonly settings?: readonly string[]
  /** A further reason against it. */
  readonly unless?: (server: Server) => string | null
}

function rule({
  in: statuses,
  duringTasks,
  compute = [],
  network = [],
  services,
  settings,
  unless,
}: Needs): ActionRule<Server> {
  return {
    policy: [
      ...compute.map((name) => ['compute', `os_compute_api:${name}`] as const),
      ...network.map((name) => ['network', name] as const),
    ],
    ...(services && { services }),
    ...(settings && { settings }),
    unavailable(server) {
      if (server.task_state?.endsWith('deleting')) return serverReasons.deleting
      const status = server.status?.toUpperCase() ?? ''
      if (statuses && !duringTasks && server.task_state) return serverReasons.task
      if (statuses && !statuses.some((each) => each === status)) return serverReasons.status
      return unless?.(server) ?? null
    },
  }
}

const begun = (doing: string) => ({ begins: [doing, doing] as const })
const tableAction = (name: string, doing?: string) =>
  horizonTableAction({ table: 'project/instances/', name: ['instances', name] }, doing ? begun(doing) : {})
/** The table's action, with several: one question before, and one answer after all. */
const forMany = (name: string, words: ActionWords, begins?: true) =>
  call<Server>(
    ({ host: { client } }, { id }) =>
      mustTableAction(client, { table: 'project/instances/', name: ['instances', name] }, id),
    { outcome: 'updated', harmless: true, words, ...(begins && { begins }) },
  )
const fills = (name: FormOfOne) => fillsForm(name, ({ id }: Server) => ({ id }))
const snapshotForm = fills('nova.snapshot')

const statusIs =
  (...statuses: readonly Status[]) =>
  ({ status }: Server): boolean =>
    statuses.some((each) => each === status?.toUpperCase())

const volumes = ['volumev3', 'volume', 'block-storage']
const running = ['ACTIVE'] as const
const runningOrOff = ['ACTIVE', 'SHUTOFF'] as const
const noKey = 'The instance has no key pair.'
const noInterface = 'The instance has no interface.'

const hasAddress =
  (kind: 'fixed' | 'floating') =>
  ({ addresses }: Server): boolean =>
    addresses.some(({ type }) => type === kind)

/** Row actions of Horizon's own list of instances that no JSON call offers, in its order, offered when it offers them. */
const ofProject: readonly Action<Server>[] = [
  {
    id: 'confirm_resize',
    label: 'Confirm Resize/Migrate',
    icon: 'check',
    group: 'Configuration',
    does: tableAction('confirm', 'Confirming the resize of %s'),
    when: statusIs('VERIFY_RESIZE'),
    leads: statusIs('VERIFY_RESIZE'),
    ...rule({ in: ['VERIFY_RESIZE'], compute: ['servers:confirm_resize'] }),
  },
  {
    id: 'revert_resize',
    label: 'Revert Resize/Migrate',
    icon: 'undo',
    group: 'Configuration',
    does: tableAction('revert', 'Reverting the resize of %s'),
    when: statusIs('VERIFY_RESIZE'),
    leads: statusIs('VERIFY_RESIZE'),
    ...rule({ in: ['VERIFY_RESIZE'], compute: ['servers:revert_resize'] }),
  },
  {
    id: 'snapshot',
    label: 'Create Snapshot',
    icon: 'snapshot',
    group: 'Storage',
    does: snapshotForm,
    ...rule({ in: ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED'], compute: ['servers:create_image'] }),
  },
  {
    id: 'associate',
    label: 'Associate Floating IP',
    icon: 'link',
    group: 'Network',
    does: fills('nova.associate'),
    when: (server) => !hasAddress('floating')(server),
    ...rule({
      network: ['update_floatingip'],
      services: ['network'],
      unless: (server) => (statusIs('ERROR')(server) ? serverReasons.status : null),
    }),
  },
  {
    id: 'disassociate',
    label: 'Disassociate Floating IP',
    icon: 'unlink',
    group: 'Network',
    does: fills('nova.disassociate'),
    when: hasAddress('floating'),
    ...rule({ network: ['update_floatingip'], services: ['network'] }),
  },
  {
    id: 'attach_interface',
    label: 'Attach Interface',
    icon: 'network',
    group: 'Network',
    does: fills('nova.attachInterface'),
    ...rule({ in: runningOrOff, compute: ['os-attach-interfaces:create'], services: ['network'] }),
  },
  {
    id: 'detach_interface',
    label: 'Detach Interface',
    icon: 'unlink',
    group: 'Network',
    does: fills('nova.detachInterface'),
    ...rule({
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
    group: 'Configuration',
    does: fills('nova.edit'),
    ...rule({ compute: ['servers:update'] }),
  },
  {
    id: 'metadata',
    label: 'Update Metadata',
    icon: 'tags',
    group: 'Configuration',
    does: editsInstanceMetadata,
    // Nova takes it in no other status.
    ...rule({
      in: ['ACTIVE', 'PAUSED', 'SUSPENDED', 'SHUTOFF'],
      duringTasks: true,
      compute: ['server-metadata:update'],
    }),
  },
  {
    id: 'attach_volume',
    label: 'Attach Volume',
    icon: 'volume',
    group: 'Storage',
    does: fills('nova.attachVolume'),
    ...rule({ in: running, compute: ['os-volumes-attachments:create'], services: volumes }),
  },
  {
    id: 'detach_volume',
    label: 'Detach Volume',
    icon: 'unlink',
    group: 'Storage',
    does: fills('nova.detachVolume'),
    ...rule({ in: running, compute: ['os-volumes-attachments:delete'], services: volumes }),
  },
  {
    id: 'security_groups',
    label: 'Edit Security Groups',
    icon: 'shield',
    group: 'Network',
    // They stand in the same form.
    does: fills('nova.edit'),
    ...rule({ in: running, duringTasks: true, compute: ['servers:update'], services: ['network'] }),
  },
  {
    id: 'port_security_groups',
    label: 'Edit Port Security Groups',
    icon: 'shield',
    group: 'Network',
    does: goesTo(({ id }) => `/project/instances/${encodeURIComponent(id)}/?tab=interfaces`),
    ...rule({ network: ['update_security_group'], services: ['network'] }),
  },
  {
    id: 'password',
    label: 'Retrieve Password',
    icon: 'key',
    group: 'Access',
    does: retrievesPassword,
    ...rule({ in: runningOrOff, duringTasks: true, unless: ({ key_name }) => (key_name ? null : noKey) }),
  },
  {
    id: 'change_password',
    label: 'Change Password',
    icon: 'key',
    group: 'Access',
    does: fills('nova.changePassword'),
    // Horizon has the form since 27 where its operator wants it, and tells so in its settings where the operator lets it.
    ...rule({
      in: running,
      compute: ['os-admin-password'],
      settings: ['OPENSTACK_ENABLE_INSTANCE_PASSWORD_CHANGE'],
    }),
  },
  {
    id: 'rescue',
    label: 'Rescue Instance',
    icon: 'help',
    group: 'State',
    does: fills('nova.rescue'),
    when: (server) => !statusIs('RESCUE')(server),
    ...rule({ in: running, compute: ['os-rescue'] }),
  },
  {
    id: 'unrescue',
    label: 'Unrescue Instance',
    icon: 'undo',
    group: 'State',
    does: tableAction('unrescue', 'Unrescuing %s'),
    when: statusIs('RESCUE'),
    leads: statusIs('RESCUE'),
    ...rule({ in: ['RESCUE'], compute: ['os-unrescue'] }),
  },
  {
    id: 'shelve',
    label: 'Shelve Instance',
    many: 'Shelve Instances',
    icon: 'boxes',
    group: 'State',
    does: tableAction('shelve', 'Shelving %s'),
    when: (server) => !statusIs('SHELVED', 'SHELVED_OFFLOADED')(server),
    doesMany: forMany(
      'shelve',
      asking(
        ['Shelve Instance', 'Shelve Instances'],
        ['The instance will be shut off and kept as an image.', 'The instances will be shut off and kept as images.'],
        'Shelving %s',
      ),
      true,
    ),
    ...rule({ in: ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED'], compute: ['os-shelve:shelve'] }),
  },
  {
    id: 'unshelve',
    label: 'Unshelve Instance',
    many: 'Unshelve Instances',
    icon: 'boxes',
    group: 'State',
    // One action of the table does both.
    does: tableAction('shelve', 'Unshelving %s'),
    when: statusIs('SHELVED', 'SHELVED_OFFLOADED'),
    leads: statusIs('SHELVED_OFFLOADED'),
    doesMany: forMany(
      'shelve',
      asking(
        ['Unshelve Instance', 'Unshelve Instances'],
        ['The instance will be brought back.', 'The instances will be brought back.'],
        'Unshelving %s',
      ),
      true,
    ),
    ...rule({ in: ['SHELVED_OFFLOADED'], compute: ['os-shelve:unshelve'] }),
  },
  {
    id: 'resize',
    label: 'Resize Instance',
    icon: 'cpu',
    group: 'Configuration',
    does: fills('nova.resize'),
    ...rule({ in: runningOrOff, compute: ['servers:resize'] }),
  },
  {
    id: 'lock',
    label: 'Lock Instance',
    many: 'Lock Instances',
    icon: 'lock',
    group: 'Configuration',
    does: tableAction('lock'),
    when: ({ locked }) => !locked,
    doesMany: forMany(
      'lock',
      asking(
        ['Lock Instance', 'Lock Instances'],
        [
          'Until it is unlocked it cannot be changed or deleted.',
          'Until they are unlocked they cannot be changed or deleted.',
        ],
        'Locked %s',
      ),
    ),
    ...rule({ compute: ['os-lock-server:lock'] }),
  },
  {
    id: 'unlock',
    label: 'Unlock Instance',
    many: 'Unlock Instances',
    icon: 'unlock',
    group: 'Configuration',
    does: tableAction('unlock'),
    when: ({ locked }) => Boolean(locked),
    doesMany: forMany(
      'unlock',
      asking(
        ['Unlock Instance', 'Unlock Instances'],
        ['It can be changed and deleted again.', 'They can be changed and deleted again.'],
        'Unlocked %s',
      ),
    ),
    ...rule({ compute: ['os-lock-server:unlock'] }),
  },
  {
    id: 'rebuild',
    label: 'Rebuild Instance',
    icon: 'restart',
    group: 'Configuration',
    danger: true,
    does: fills('nova.rebuild'),
    ...rule({ in: runningOrOff, compute: ['servers:rebuild'] }),
  },
]

const adminTable = (name: string) => ({ table: 'admin/instances/', name: ['instances', name] }) as const
const adminAction = (name: string, doing: string) => horizonTableAction(adminTable(name), begun(doing))

/** What the administrators' list offers of it: instances of any project, so by pages of its own. */
const inAdminArea: Readonly<Record<string, Action<Server>['does'] | undefined>> = {
  confirm_resize: adminAction('confirm', 'Confirming the resize of %s'),
  revert_resize: adminAction('revert', 'Reverting the resize of %s'),
  snapshot: snapshotForm,
  edit: fills('nova.editAny'),
  rescue: fills('nova.rescueAny'),
  unrescue: adminAction('unrescue', 'Unrescuing %s'),
  shelve: adminAction('shelve', 'Shelving %s'),
  unshelve: adminAction('shelve', 'Unshelving %s'),
  rebuild: fills('nova.rebuild'),
}

const ofAdmin: readonly Action<Server>[] = [
  ...ofProject.flatMap((action) => {
    const does = inAdminArea[action.id]
    return does ? [{ ...action, does }] : []
  }),
  {
    id: 'migrate',
    label: 'Migrate Instance',
    icon: 'transfer',
    group: 'Configuration',
    danger: true,
    does: horizonTableAction(adminTable('migrate'), {
      help: 'Migrating instances may cause some unrecoverable results.',
      ...begun('Migrating %s'),
    }),
    ...serverMoves.migrate,
  },
  {
    id: 'live_migrate',
    label: 'Live Migrate Instance',
    icon: 'transfer',
    group: 'Configuration',
    does: fills('nova.liveMigrate'),
    ...serverMoves.live_migrate,
  },
]

/** By the list they stand in: what no JSON call does. */
export const horizonActions: Readonly<Record<Area, readonly Action<Server>[]>> = {
  project: ofProject,
  admin: ofAdmin,
}
