import { serverStates, type ServerAction as Operation, type StateRule } from '../../../rules/servers.js'
import type { ServerAction, ServerRow } from '../../world/tables/nova.js'
import { timestamp, timestampMicro, type World } from '../../world/world.js'
import { clientRefusal } from '../refusals.js'
import { releaseDevices } from './devices.js'

/** One change of a server: what it shows while working, where it ends. When nova takes it stands in `serverStates`. */
interface Transition {
  /** The word in `Cannot 'start' instance …` and in the action list. */
  readonly action: string
  readonly task: string
  /** Demo milliseconds until it is done. */
  readonly takes: number
  readonly to: { readonly vm_state: string; readonly power_state: number }
}

const running = { vm_state: 'active', power_state: 1 }
const stopped = { vm_state: 'stopped', power_state: 4 }
const paused = { vm_state: 'paused', power_state: 3 }
const suspended = { vm_state: 'suspended', power_state: 4 }

/** What each operation of POST servers/{id} does. */
const transitions: Readonly<Record<Exclude<Operation, 'delete'>, Transition>> = {
  start: { action: 'start', task: 'powering-on', takes: 3000, to: running },
  stop: { action: 'stop', task: 'powering-off', takes: 4000, to: stopped },
  pause: { action: 'pause', task: 'pausing', takes: 3000, to: paused },
  unpause: { action: 'unpause', task: 'unpausing', takes: 3000, to: running },
  suspend: { action: 'suspend', task: 'suspending', takes: 4000, to: suspended },
  resume: { action: 'resume', task: 'resuming', takes: 4000, to: running },
  soft_reboot: { action: 'reboot', task: 'rebooting', takes: 4000, to: running },
  hard_reboot: { action: 'reboot', task: 'rebooting_hard', takes: 5000, to: running },
}

export type ServerOperation = keyof typeof transitions

export function isServerOperation(name: unknown): name is ServerOperation {
  return typeof name === 'string' && Object.hasOwn(transitions, name)
}

/** Nova's status word for a machine state and the task at work. */
export function statusOf(vmState: string, task: string | null): string {
  if (task === 'rebooting') return 'REBOOT'
  if (task === 'rebooting_hard') return 'HARD_REBOOT'
  const words: Record<string, string> = { building: 'BUILD', stopped: 'SHUTOFF' }
  return words[vmState] ?? vmState.toUpperCase()
}

type Move = Partial<Pick<ServerRow, 'vm_state' | 'task_state' | 'power_state' | 'fault' | 'availability_zone' | 'host'>>

/** Changes a server's states and, from them, its status. */
export function moveServer(world: World, id: string, move: Move): ServerRow | undefined {
  const row = world.db.nova.servers.get(id)
  if (!row) return undefined
  const vmState = move.vm_state ?? row.vm_state
  const task = move.task_state === undefined ? row.task_state : move.task_state
  return world.db.nova.servers.update(id, { ...move, status: statusOf(vmState, task), updated: timestamp(world.clock) })
}

/** Starts an operation, or refuses it with 409 in nova's words. */
export function operate(world: World, row: ServerRow, operation: ServerOperation, userId: string): void {
  const transition = transitions[operation]
  if (row.locked) throw clientRefusal(world, 409, `Instance ${row.id} is locked`)
  if (row.vm_state === 'error' && row.host === null) throw clientRefusal(world, 409, `Instance ${row.id} is not ready`)
  demandState(world, row, transition.action, serverStates[operation])
  record(world, row.id, transition.action, userId)
  moveServer(world, row.id, { task_state: transition.task })
  world.clock.schedule(transition.takes, () => {
    if (world.db.nova.servers.get(row.id)?.task_state !== transition.task) return
    moveServer(world, row.id, { ...transition.to, task_state: null, fault: null })
  })
}

/** Refuses with 409, as nova does: its machine state is looked at first, then the task at work. */
export function demandState(
  world: World,
  row: ServerRow,
  action: string,
  rule: Pick<StateRule, 'from' | 'during'>,
): void {
  const text = (state: string) => `Cannot '${action}' instance ${row.id} while it is in ${state}`
  const { vm_state: state, task_state: task } = row
  if (rule.from && !rule.from.includes(statusOf(state, null)))
    throw clientRefusal(world, 409, text(`vm_state ${state}`))
  if (task !== null && rule.during && !rule.during.includes(task))
    throw clientRefusal(world, 409, text(`task_state ${task}`))
}

/** BUILD to ACTIVE in 8 s; with the metadata `livecloud=fail` to ERROR instead. */
export function build(world: World, id: string, fails: boolean): void {
  const step = (after: number, move: Move) =>
    world.clock.schedule(after, () => {
      const row = world.db.nova.servers.get(id)
      if (row?.vm_state === 'building' && row.task_state !== 'deleting') moveServer(world, id, move)
    })
  step(1000, { task_state: 'networking', availability_zone: 'nova' })
  step(2500, { task_state: 'block_device_mapping' })
  step(4000, { task_state: 'spawning', host: 'demo-compute' })
  if (!fails) {
    step(8000, { ...running, task_state: null })
    return
  }
  world.clock.schedule(8000, () =>
    failBuild(
      world,
      id,
      `Exceeded maximum number of retries. Exhausted all hosts available for retrying build failures for instance ${id}.`,
    ),
  )
}

/** Ends a build with a fault. */
export function failBuild(world: World, id: string, message: string): void {
  if (world.db.nova.servers.get(id)?.vm_state !== 'building') return
  moveServer(world, id, {
    vm_state: 'error',
    task_state: null,
    host: null,
    availability_zone: '',
    fault: { code: 500, created: timestamp(world.clock), message },
  })
}

/** `deleting` for 3 s, then gone, with its ports and the volumes that go with it. */
export function remove(world: World, row: ServerRow, userId: string): void {
  if (row.task_state === 'deleting') return
  record(world, row.id, 'delete', userId)
  moveServer(world, row.id, { task_state: 'deleting' })
  world.clock.schedule(3000, () => {
    const last = world.db.nova.servers.get(row.id)
    if (!last) return
    world.db.nova.servers.remove(row.id)
    const gone = { vm_state: 'deleted', status: 'DELETED', task_state: null, updated: timestamp(world.clock) }
    world.db.nova.deletedServers.insert({ ...last, ...gone })
    releaseDevices(world, last)
    for (const group of world.db.nova.serverGroups.all()) {
      if (!group.members.includes(row.id)) continue
      world.db.nova.serverGroups.update(group.id, { members: group.members.filter((member) => member !== row.id) })
    }
  })
}

/** Adds to the server's action list. */
export function record(world: World, id: string, action: string, userId: string): void {
  const row = world.db.nova.servers.get(id)
  if (!row) return
  world.db.nova.servers.update(id, { actions: [...row.actions, newAction(world, action, userId, row.project_id)] })
}

export function newAction(world: World, action: string, userId: string, projectId: string): ServerAction {
  return {
    action,
    request_id: `req-${world.ids.uuid()}`,
    user_id: userId,
    project_id: projectId,
    start_time: timestampMicro(world.clock),
    message: null,
  }
}
