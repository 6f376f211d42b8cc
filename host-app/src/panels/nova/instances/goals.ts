import type { Server } from '@stratus/api-client'
import { isServerTransitional } from '@stratus/api-client/rules'
import type { Wish } from '../../../tasks/wishes.js'

/** What an action makes of an instance. */
interface Goal {
  /** The task that it begins, as Nova says it. */
  readonly task: string
  /** In which statuses it may end; default any. */
  readonly ends?: readonly string[]
  /** It may end where it began: only a look tells. */
  readonly returns?: true
}

const deletion: Goal = { task: 'deleting' }

/** By action; the others begin no task. */
const goals: Readonly<Record<string, Goal>> = {
  start: { task: 'powering-on', ends: ['ACTIVE'] },
  pause: { task: 'pausing', ends: ['PAUSED'] },
  unpause: { task: 'unpausing', ends: ['ACTIVE'] },
  suspend: { task: 'suspending', ends: ['SUSPENDED'] },
  resume: { task: 'resuming', ends: ['ACTIVE'] },
  soft_reboot: { task: 'rebooting', ends: ['ACTIVE'], returns: true },
  hard_reboot: { task: 'rebooting_hard', ends: ['ACTIVE'], returns: true },
  stop: { task: 'powering-off', ends: ['SHUTOFF'] },
  shelve: { task: 'shelving', ends: ['SHELVED', 'SHELVED_OFFLOADED'] },
  unshelve: { task: 'unshelving', ends: ['ACTIVE', 'SHUTOFF'] },
  rescue: { task: 'rescuing', ends: ['RESCUE'] },
  unrescue: { task: 'unrescuing', ends: ['ACTIVE', 'SHUTOFF'] },
  rebuild: { task: 'rebuilding', returns: true },
  resize: { task: 'resize_prep', returns: true },
  confirm_resize: { task: 'resize_confirming', ends: ['ACTIVE', 'SHUTOFF'] },
  revert_resize: { task: 'resize_reverting', ends: ['ACTIVE', 'SHUTOFF'] },
  migrate: { task: 'migrating', returns: true },
  live_migrate: { task: 'migrating', returns: true },
}

/** Whether an action may end in a status. */
export function mayEndIn(action: string | null, code: string): boolean {
  return goals[action ?? '']?.ends?.includes(code) ?? true
}

/** An instance at the task that was begun, while the cloud does not tell of it yet. */
export function instanceAsAsked<Row extends Pick<Server, 'status' | 'task_state'>>(
  row: Row,
  { asked, action, looked }: Wish,
): Row {
  const goal = asked === 'deleted' ? deletion : goals[action ?? '']
  if (!goal || isServerTransitional(row)) return row
  const status = row.status?.toUpperCase() ?? ''
  const isThere = goal.returns ? looked : goal.ends?.includes(status) || (looked && status === 'ERROR')
  return isThere ? row : { ...row, task_state: goal.task }
}
