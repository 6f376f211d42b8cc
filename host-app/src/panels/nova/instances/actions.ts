import type { Server } from '@stratus/api-client'
import { serverCan, serverPolicies, type ServerAction } from '@stratus/api-client/rules'
import type { Area } from '../../../paths.js'
import { withLongTail } from '../../../horizon/long-tail/action.js'
import { instanceLongTail } from '../../../horizon/long-tail/instances.js'
import type { BatchAction } from '../../../list/ListPageById.js'
import { gatesOf, type Gated, type ResourceAction } from '../../shared/resource-actions.js'

export type InstanceActionId = ServerAction | 'console' | 'log'

interface InstanceAction extends ResourceAction<Server> {
  readonly id: InstanceActionId
  /** One half of a toggle: shown in these statuses only. Without it always. */
  readonly statuses?: readonly string[]
}

const always = () => null

/** Row actions in the order of Horizon's menu; the first that fits is the likely one. */
export const instanceActions: readonly InstanceAction[] = [
  { id: 'start', label: 'Start Instance', icon: 'play', rule: serverCan.start },
  {
    id: 'console',
    label: 'Console',
    icon: 'terminal',
    rule: { policy: serverPolicies.console, unavailable: ({ status }) => (status === 'ACTIVE' ? null : notRunning) },
  },
  { id: 'log', label: 'View Log', icon: 'file', rule: { policy: serverPolicies.consoleLog, unavailable: always } },
  { id: 'pause', label: 'Pause Instance', icon: 'pause', rule: serverCan.pause },
  { id: 'unpause', label: 'Resume Instance', icon: 'play', rule: serverCan.unpause, statuses: ['PAUSED'] },
  { id: 'suspend', label: 'Suspend Instance', icon: 'suspend', rule: serverCan.suspend },
  { id: 'resume', label: 'Resume Instance', icon: 'play', rule: serverCan.resume, statuses: ['SUSPENDED'] },
  { id: 'soft_reboot', label: 'Soft Reboot Instance', icon: 'restart', danger: true, rule: serverCan.soft_reboot },
  { id: 'hard_reboot', label: 'Hard Reboot Instance', icon: 'restart', danger: true, rule: serverCan.hard_reboot },
  { id: 'stop', label: 'Shut Off Instance', icon: 'power', danger: true, rule: serverCan.stop },
  { id: 'delete', label: 'Delete Instance', icon: 'trash', danger: true, rule: serverCan.delete },
]

const notRunning = 'The instance is not running.'

/** The other half of a toggle: hidden while its counterpart is what fits. */
const replacedIn: Partial<Record<InstanceActionId, string>> = {
  start: 'ACTIVE',
  pause: 'PAUSED',
  suspend: 'SUSPENDED',
}

/**
 * The actions that concern an instance in its status: of each toggle only one half. The likely one, which gets the button, is
 * the first
 * harmless one that is possible now; the log when there is no other.
 */
export function actionsFor(server: Server): readonly InstanceAction[] {
  const now = server.status?.toUpperCase() ?? ''
  const fitting = instanceActions.filter(({ id, statuses }) =>
    statuses ? statuses.includes(now) : replacedIn[id] !== now,
  )
  const harmless = fitting.filter(({ danger, rule }) => !danger && rule.unavailable(server) === null)
  const likely = harmless.find(({ id }) => id !== 'log') ?? harmless[0]
  return likely ? [likely, ...fitting.filter((action) => action !== likely)] : fitting
}

/** With what only the cloud's own pages do. */
export function rowActionsFor(area: Area, server: Server): readonly ResourceAction<Server>[] {
  return withLongTail<Server>(actionsFor(server), instanceLongTail[area])
}

interface InstanceBatchAction extends BatchAction {
  readonly id: ServerAction
}

export const instanceBatch: readonly InstanceBatchAction[] = [
  { id: 'start', label: 'Start Instances', icon: 'play' },
  { id: 'stop', label: 'Shut Off Instances', icon: 'power', danger: true },
  { id: 'soft_reboot', label: 'Soft Reboot Instances', icon: 'restart', danger: true },
  { id: 'delete', label: 'Delete Instances', icon: 'trash', danger: true },
]

export const gatedParts: readonly Gated[] = [
  ...gatesOf(instanceActions),
  ...gatesOf(instanceLongTail.project),
  { id: 'launch', policy: serverPolicies.create },
]

const adminGatedParts: readonly Gated[] = [...gatesOf(instanceActions), ...gatesOf(instanceLongTail.admin)]

/** What only administrators are shown is not asked for others. */
export const gatedPartsIn = (area: Area): readonly Gated[] => (area === 'admin' ? adminGatedParts : gatedParts)
