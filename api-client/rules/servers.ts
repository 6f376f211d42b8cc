import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

/** The part of an instance the rules look at. */
export interface ServerFacts {
  readonly status?: string | null
  readonly task_state?: string | null
  readonly locked?: boolean | null
}

/** Statuses in which nothing is going on; any other is followed. */
const settled = new Set([
  'ACTIVE',
  'SHUTOFF',
  'SUSPENDED',
  'PAUSED',
  'RESCUE',
  // Waits for a person.
  'VERIFY_RESIZE',
  'SHELVED',
  'SHELVED_OFFLOADED',
  'ERROR',
  'DELETED',
  'SOFT_DELETED',
])

export function isServerTransitional({ status, task_state }: ServerFacts): boolean {
  return Boolean(task_state) || !settled.has(status?.toUpperCase() ?? '')
}

/** nova/compute/power_state.py; words as Horizon shows them. */
export const powerStates: Readonly<Record<number, string>> = {
  0: 'No State',
  1: 'Running',
  2: 'Blocked',
  3: 'Paused',
  4: 'Shut Down',
  5: 'Shut Off',
  6: 'Crashed',
  7: 'Suspended',
  8: 'Failed',
  9: 'Building',
}

export const serverReasons = {
  status: 'The status of the instance does not allow it.',
  task: 'The instance is busy with another task.',
  deleting: 'The instance is being deleted.',
  locked: 'The instance is locked.',
} as const

export type ServerAction =
  'start' | 'stop' | 'pause' | 'unpause' | 'suspend' | 'resume' | 'soft_reboot' | 'hard_reboot' | 'delete'

export interface StateRule {
  /** Statuses from which the compute service takes it (nova/compute/api.py, `check_instance_state`); null means any. */
  readonly from: readonly string[] | null
  /** Task states during which it is taken nevertheless; null means any. */
  readonly during: readonly string[] | null
  readonly policy: readonly PolicyRule[]
}

const compute = (rule: string): readonly PolicyRule[] => [['compute', `os_compute_api:${rule}`]]

const rebootingTasks = [
  'rebooting',
  'reboot_pending',
  'reboot_started',
  'rebooting_hard',
  'resuming',
  'unpausing',
  'pausing',
  'suspending',
]

export const serverStates: Readonly<Record<ServerAction, StateRule>> = {
  start: { from: ['SHUTOFF'], during: [], policy: compute('servers:start') },
  stop: { from: ['ACTIVE', 'ERROR'], during: [], policy: compute('servers:stop') },
  pause: { from: ['ACTIVE'], during: [], policy: compute('os-pause-server:pause') },
  unpause: { from: ['PAUSED'], during: [], policy: compute('os-pause-server:unpause') },
  suspend: { from: ['ACTIVE'], during: [], policy: compute('os-suspend-server:suspend') },
  resume: { from: ['SUSPENDED'], during: [], policy: compute('os-suspend-server:resume') },
  soft_reboot: { from: ['ACTIVE'], during: [], policy: compute('servers:reboot') },
  hard_reboot: {
    from: ['ACTIVE', 'SHUTOFF', 'PAUSED', 'SUSPENDED', 'ERROR', 'REBOOT', 'HARD_REBOOT'],
    during: rebootingTasks,
    policy: compute('servers:reboot'),
  },
  delete: { from: null, during: null, policy: compute('servers:delete') },
}

/**
 * Why the compute service would refuse, or null. A lock stops everybody but those who may override it
 * (`mayOverrideLock`, policy `os-lock-server:unlock:unlock_override`).
 */
export function serverUnavailable(action: ServerAction, server: ServerFacts, mayOverrideLock = false): string | null {
  return stateReason(serverStates[action], server, mayOverrideLock)
}

function stateReason({ from, during }: StateRule, server: ServerFacts, mayOverrideLock: boolean): string | null {
  const task = server.task_state ?? ''
  if (task === 'deleting' || task === 'soft-deleting') return serverReasons.deleting
  if (server.locked && !mayOverrideLock) return serverReasons.locked
  if (task !== '' && during !== null && !during.includes(task)) return serverReasons.task
  if (from !== null && !from.includes(server.status?.toUpperCase() ?? '')) return serverReasons.status
  return null
}

const ruleOf = (action: ServerAction): ActionRule<ServerFacts> => ({
  policy: serverStates[action].policy,
  unavailable: (server) => serverUnavailable(action, server),
})

/** Row actions of the instances panel. */
export const serverCan: Readonly<Record<ServerAction, ActionRule<ServerFacts>>> = {
  start: ruleOf('start'),
  stop: ruleOf('stop'),
  pause: ruleOf('pause'),
  unpause: ruleOf('unpause'),
  suspend: ruleOf('suspend'),
  resume: ruleOf('resume'),
  soft_reboot: ruleOf('soft_reboot'),
  hard_reboot: ruleOf('hard_reboot'),
  delete: ruleOf('delete'),
}

/** What takes an instance to another machine, shut down or while it runs. */
export type ServerMove = 'migrate' | 'live_migrate'

const moveStates: Readonly<Record<ServerMove, StateRule>> = {
  migrate: { from: ['ACTIVE', 'SHUTOFF'], during: [], policy: compute('os-migrate-server:migrate') },
  live_migrate: { from: ['ACTIVE'], during: [], policy: compute('os-migrate-server:migrate_live') },
}

const moveOf = (move: ServerMove): ActionRule<ServerFacts> => ({
  policy: moveStates[move].policy,
  // Administrators may do it with a locked one.
  unavailable: (server) => stateReason(moveStates[move], server, true),
})

/** Moves that administrators ask for. */
export const serverMoves: Readonly<Record<ServerMove, ActionRule<ServerFacts>>> = {
  migrate: moveOf('migrate'),
  live_migrate: moveOf('live_migrate'),
}

/** What needs no particular state. */
export const serverPolicies = {
  create: compute('servers:create'),
  consoleLog: compute('os-console-output'),
  console: compute('os-remote-consoles'),
  overrideLock: compute('os-lock-server:unlock:unlock_override'),
} as const satisfies Readonly<Record<string, readonly PolicyRule[]>>
