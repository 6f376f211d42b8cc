import type { Server } from '@stratus/api-client'
import { serverCan, serverPolicies, serverReasons, type ServerAction } from '@stratus/api-client/rules'
import type { Action, PanelActions } from '../../../actions/action.js'
import { call, goesTo, opens } from '../../../actions/does.js'
import { paths, resourceTypes, type Area } from '../../../paths.js'
import { loadLaunch } from '../launch/use-launch.js'
import { openConsole } from './console-window.js'
import { horizonActions } from './horizon-actions.js'
import { asking } from './instance-words.js'

/** What a state operation says (L-SUB-08): `words` when it asks first, else `success`, both as what is asked for (P-INST-03). */
type Texts = Pick<ReturnType<typeof call<Server>>, 'words' | 'success' | 'asksFor' | 'harmless'> & {
  /** `{id}` is the instance's. */
  readonly failure: string
}

const operate = (operation: Exclude<ServerAction, 'delete'>, texts: Texts) =>
  call<Server>(
    ({ host: { client } }, { id }) =>
      client.call('nova.servers.operate', { params: { id }, body: { operation }, quiet: true }),
    { outcome: 'updated', begins: true, ...texts },
  )

const statusIs =
  (...statuses: readonly string[]) =>
  ({ status }: Server): boolean =>
    statuses.includes(status?.toUpperCase() ?? '')
const statusIsNot = (status: string) => (server: Server) => !statusIs(status)(server)

/** A console is shown of what runs. After a resize that is still to be confirmed only the power state tells. */
function consoleUnavailable(server: Server): string | null {
  if (server.task_state?.endsWith('deleting')) return serverReasons.deleting
  const runs =
    statusIs('ACTIVE', 'RESCUE', 'PASSWORD')(server) || (statusIs('VERIFY_RESIZE')(server) && server.power_state === 1)
  return runs ? null : 'The instance is not running.'
}

const startAndConsole: readonly Action<Server>[] = [
  {
    id: 'start',
    label: 'Start Instance',
    many: 'Start Instances',
    icon: 'play',
    group: 'State',
    ...serverCan.start,
    when: statusIsNot('ACTIVE'),
    leads: statusIs('SHUTOFF'),
    // Several are asked about, to see how it goes and to stop it; one is not.
    does: operate('start', {
      asksFor: 'several',
      harmless: true,
      words: asking(
        ['Start Instance', 'Start Instances'],
        ['The instance will be started.', 'The instances will be started.'],
        'Starting %s',
      ),
      failure: 'Unable to start the server with id: {id}',
    }),
  },
  {
    id: 'console',
    label: 'Console',
    icon: 'terminal',
    group: 'Access',
    policy: serverPolicies.console,
    leads: statusIs('ACTIVE'),
    unavailable: consoleUnavailable,
    does: call(({ host: { client, toasts } }, server) => openConsole(client, server, toasts.add), {
      outcome: 'nothing',
    }),
  },
]

/** Of each toggle only the half that fits. */
const pausing: readonly Action<Server>[] = [
  {
    id: 'pause',
    label: 'Pause Instance',
    many: 'Pause Instances',
    icon: 'pause',
    group: 'State',
    ...serverCan.pause,
    when: statusIsNot('PAUSED'),
    does: operate('pause', {
      asksFor: 'several',
      harmless: true,
      words: asking(
        ['Pause Instance', 'Pause Instances'],
        ['The instance will be paused; it stays in memory.', 'The instances will be paused; they stay in memory.'],
        'Pausing %s',
      ),
      failure: 'Unable to pause the server with id: {id}',
    }),
  },
  {
    id: 'unpause',
    label: 'Resume Instance',
    many: 'Resume Paused Instances',
    icon: 'play',
    group: 'State',
    ...serverCan.unpause,
    when: statusIs('PAUSED'),
    leads: statusIs('PAUSED'),
    does: operate('unpause', {
      asksFor: 'several',
      harmless: true,
      words: asking(
        ['Resume Instance', 'Resume Paused Instances'],
        ['The instance will be resumed.', 'The instances will be resumed.'],
        'Resuming %s',
      ),
      failure: 'Unable to unpause the server with id: {id}',
    }),
  },
  {
    id: 'suspend',
    label: 'Suspend Instance',
    many: 'Suspend Instances',
    icon: 'suspend',
    group: 'State',
    ...serverCan.suspend,
    when: statusIsNot('SUSPENDED'),
    does: operate('suspend', {
      asksFor: 'several',
      harmless: true,
      words: asking(
        ['Suspend Instance', 'Suspend Instances'],
        [
          'The instance will be suspended; its memory goes to disk.',
          'The instances will be suspended; their memory goes to disk.',
        ],
        'Suspending %s',
      ),
      failure: 'Unable to suspend the server with id: {id}',
    }),
  },
  {
    id: 'resume',
    label: 'Resume Instance',
    many: 'Resume Suspended Instances',
    icon: 'play',
    group: 'State',
    ...serverCan.resume,
    when: statusIs('SUSPENDED'),
    leads: statusIs('SUSPENDED'),
    does: operate('resume', {
      asksFor: 'several',
      harmless: true,
      words: asking(
        ['Resume Instance', 'Resume Suspended Instances'],
        ['The instance will be resumed.', 'The instances will be resumed.'],
        'Resuming %s',
      ),
      failure: 'Unable to resume the server with id: {id}',
    }),
  },
]

const log = (area: Area): Action<Server> => ({
  id: 'log',
  label: 'View Log',
  icon: 'file',
  group: 'Access',
  policy: serverPolicies.consoleLog,
  does: goesTo(({ id }) => `${paths.instance(area, id)}?tab=log`),
})

const interrupting: readonly Action<Server>[] = [
  {
    id: 'soft_reboot',
    label: 'Soft Reboot Instance',
    many: 'Soft Reboot Instances',
    icon: 'restart',
    danger: true,
    group: 'State',
    ...serverCan.soft_reboot,
    does: operate('soft_reboot', {
      words: asking(
        ['Soft Reboot Instance', 'Soft Reboot Instances'],
        ['The instance restarts in an orderly way.', 'The instances restart in an orderly way.'],
        'Rebooting %s',
      ),
      failure: 'Unable to soft-reboot the server with id: {id}',
    }),
  },
  {
    id: 'hard_reboot',
    label: 'Hard Reboot Instance',
    icon: 'restart',
    danger: true,
    group: 'State',
    ...serverCan.hard_reboot,
    does: operate('hard_reboot', {
      words: asking(
        ['Hard Reboot Instance', 'Hard Reboot Instances'],
        [
          'The instance restarts as if its power had been cut; what it has not written to disk is lost.',
          'The instances restart as if their power had been cut; what they have not written to disk is lost.',
        ],
        'Hard rebooting %s',
      ),
      failure: 'Unable to hard-reboot the server with id: {id}',
    }),
  },
  {
    id: 'stop',
    label: 'Shut Off Instance',
    many: 'Shut Off Instances',
    icon: 'power',
    danger: true,
    group: 'State',
    ...serverCan.stop,
    does: operate('stop', {
      words: asking(
        ['Shut Off Instance', 'Shut Off Instances'],
        ['The instance will be shut off.', 'The instances will be shut off.'],
        'Shutting off %s',
      ),
      failure: 'Unable to stop the server with id: {id}',
    }),
  },
  {
    id: 'delete',
    label: 'Delete Instance',
    many: 'Delete Instances',
    icon: 'trash',
    danger: true,
    ...serverCan.delete,
    does: call(({ host: { client } }, { id }) => client.call('nova.servers.delete', { params: { id }, quiet: true }), {
      // Deletion is only scheduled: the row stays, busy, until the cloud says that it is gone.
      outcome: 'updated',
      begins: 'deletion',
      words: asking(
        ['Delete Instance', 'Delete Instances'],
        [
          'A deleted instance is not recoverable. Volumes that were launched to be deleted with it are deleted, too.',
          'Deleted instances are not recoverable. Volumes that were launched to be deleted with them are deleted, too.',
        ],
        'Deleting %s',
      ),
      failure: 'Unable to delete the server with id: {id}',
    }),
  },
]

/** What comes next in the instance's state stands first, else its log. */
const whatIsNextFirst: NonNullable<PanelActions<Server>['arrange']> = (server, fitting) => {
  const isNext = ({ leads, unavailable }: Action<Server>) => leads?.(server) && !unavailable?.(server)
  const first = fitting.some(isNext) ? isNext : ({ id }: Action<Server>) => id === 'log'
  return [...fitting.filter(first), ...fitting.filter((action) => !first(action))]
}

/** The wizard, filled in as an instance is. */
const launchAnother: Action<Server> = {
  id: 'launch-another',
  label: 'Launch Another Like This',
  icon: 'cloud',
  group: 'Configuration',
  policy: serverPolicies.create,
  does: opens(async (context, server) => {
    const { client } = context.host
    // Without them the wizard has the group of any launch.
    const groups = await client
      .call('nova.servers.securityGroups', { params: { id: server.id }, quiet: true })
      .catch(() => null)
    // Of one that found no host the cloud knows less than was typed: no networks, no volume.
    const { keptLaunch } = await import('../launch/model/launched.js')
    const typed = server.status === 'ERROR' ? keptLaunch(context.host, server) : undefined
    const like = {
      ...(server.image?.id && { imageId: server.image.id }),
      like: {
        name: server.name,
        flavorId: server.flavor?.id ?? null,
        keyName: server.key_name,
        zone: server.availability_zone,
        networks: [...new Set(server.addresses.map(({ network }) => network))],
        securityGroups: groups?.items.flatMap(({ name }) => name ?? []) ?? ['default'],
      },
    }
    return loadLaunch(context, like, typed)
  }),
}

/** In the order of Horizon's menu; what only its pages do stands before what interrupts. Menus have them by group. */
const inArea = (area: Area): PanelActions<Server> => ({
  type: resourceTypes.instance,
  items: [...startAndConsole, log(area), ...pausing, ...horizonActions[area], ...interrupting],
  arrange: whatIsNextFirst,
  manyOrder: [
    'start',
    'stop',
    'soft_reboot',
    'pause',
    'unpause',
    'suspend',
    'resume',
    'shelve',
    'unshelve',
    'lock',
    'unlock',
    'delete',
  ],
})

/** Everything that can be done with instances. What only administrators are shown is not asked for others. */
export const instanceActions: Readonly<Record<Area, PanelActions<Server>>> = {
  project: {
    ...inArea('project'),
    items: [...inArea('project').items, launchAnother],
    page: [
      {
        id: 'launch',
        label: 'Launch Instance',
        icon: 'cloud',
        primary: true,
        palette: true,
        policy: serverPolicies.create,
        does: opens((context) => loadLaunch(context)),
      },
    ],
  },
  admin: { ...inArea('admin'), followedAs: resourceTypes.anyInstance },
}
