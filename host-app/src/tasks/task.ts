/** What a task's thing was asked: to come, to change, or to go. */
export type Asked = 'created' | 'updated' | 'deleted'

/** How it goes with one thing. `vanished`: it is not there any more, and nobody had asked for that. */
export type TaskState = 'running' | 'done' | 'failed' | 'vanished'

export interface TaskItem {
  readonly id: string
  /** Null until the cloud has told it. */
  readonly name: string | null
  /** The machine that an instance was on when it began; null where nobody told. */
  readonly host: string | null
  readonly state: TaskState
  /** What the cloud does to it, such as 'Pausing…', or the state that it came to rest in. Translated. */
  readonly status: string
  /** Why it failed: the cloud's words where it has any, translated. */
  readonly reason: string | null
  readonly requestId: string | null
  /** It was seen on its way. */
  readonly moved: boolean
  /** How often in a row it was seen at rest, or not at all, though nothing had ended. */
  readonly still: number
}

/** Something that the cloud does in its own time, to one thing or to several. Plain data: it is kept over reloads. */
export interface Task {
  readonly id: string
  /** Of its things, such as OS::Nova::Server. */
  readonly type: string
  readonly asked: Asked
  /** What was said of it when it began, translated; null where nothing was. */
  readonly text: string | null
  /** The action's id, where one began it. */
  readonly action: string | null
  /** The cloud has promised to do it. Otherwise what does not move was done at once, and is no task. */
  readonly promised: boolean
  readonly items: readonly TaskItem[]
  /** ms */
  readonly begunAt: number
  /** ms; null while it runs. */
  readonly endedAt: number | null
}

/** A thing as the cloud tells of it now. */
export interface Seen {
  readonly id: string
  readonly name: string | null
  /** The machine that an instance is on, for those who are told. */
  readonly host?: string | null
  /** Its status as the cloud says it. */
  readonly code: string
  /** Its status for people, translated. */
  readonly status: string
  /** It is on its way to another state. */
  readonly moving: boolean
  /** Why it is in error; '' where the cloud says no more. Null: it is not. */
  readonly error: string | null
}

/** What the cloud tells of all things of a type. */
export type Sight = ReadonlyMap<string, Seen>

/** Whether a thing came to rest where the action leads; anywhere else it has failed. */
export type Ends = (task: Pick<Task, 'asked' | 'action'>, seen: Seen, item: Pick<TaskItem, 'host'>) => boolean

/** What was acted on may be at rest, or not be there, for so many looks before it counts. */
const patience = { began: 2, deletion: 4, arrival: 3 }
/** A loaded cloud sets about a deletion late, ms; lists that are told of changes look four times in less. */
const lateDeletion = 20_000

/** A task as who begins it tells of it. */
export interface Begun extends Pick<Task, 'type' | 'asked' | 'text' | 'action' | 'promised'> {
  readonly things: readonly { readonly id: string; readonly name?: string | null; readonly host?: string | null }[]
}

export function beginTask({ things, ...begun }: Begun & Pick<Task, 'id'>, now: number): Task {
  const items = things.map((thing): TaskItem => ({
    id: thing.id,
    name: thing.name ?? null,
    host: thing.host ?? null,
    state: 'running',
    status: '',
    reason: null,
    requestId: null,
    moved: false,
    still: 0,
  }))
  return { ...begun, items, begunAt: now, endedAt: null }
}

const isRunning = ({ state }: TaskItem) => state === 'running'

export const runs = ({ endedAt }: Task): boolean => endedAt === null

/** The things of a task that came to the same end. */
export function countOf({ items }: Task, state: TaskState): number {
  return items.filter((item) => item.state === state).length
}

/**
 * A task after the cloud was looked at once more.
 * @returns null when it turns out to be none: it was done at once
 */
export function look(task: Task, sight: Sight, ends: Ends, now: number): Task | null {
  if (!runs(task)) return task
  const items = task.items.flatMap((item) =>
    isRunning(item) ? lookAt(task, item, sight.get(item.id), ends, now) : [item],
  )
  if (!items.length) return null
  return { ...task, items, endedAt: items.some(isRunning) ? null : now }
}

function lookAt(task: Task, item: TaskItem, seen: Seen | undefined, ends: Ends, now: number): readonly TaskItem[] {
  const still = item.still + 1
  if (!seen) {
    if (task.asked === 'deleted') return [{ ...item, state: 'done' }]
    // What has just been asked for may not be listed yet.
    return [{ ...item, still, state: item.moved || still >= patience.arrival ? 'vanished' : 'running' }]
  }
  const known = { ...item, name: seen.name ?? item.name, status: seen.status }
  if (seen.moving) return [{ ...known, moved: true, still: 0 }]
  if (task.asked === 'deleted') {
    // What was being built may be in error for a moment before it goes.
    const isLeft = item.moved && still >= (seen.error === null ? patience.deletion : patience.began)
    const isIgnored = still >= patience.deletion && now - task.begunAt >= lateDeletion
    return [isLeft || isIgnored ? { ...known, state: 'failed', reason: seen.error || null } : { ...known, still }]
  }
  if (seen.error !== null && (item.moved || still >= patience.began))
    return [{ ...known, state: 'failed', reason: seen.error || null }]
  if (!task.promised && !item.moved) return []
  if (!item.moved && still < patience.began) return [{ ...known, still }]
  return [{ ...known, state: ends(task, seen, item) ? 'done' : 'failed' }]
}

/** Ended tasks are kept so long, ms. */
const keptFor = 24 * 3_600_000
const mostKept = 50

/** The newest first; what ended long ago, and more than anybody reads, left out. What runs stays. */
export function tidy(tasks: readonly Task[], now: number): readonly Task[] {
  const recent = tasks.filter(({ endedAt, begunAt }) => now - (endedAt ?? begunAt) < keptFor)
  const ended = recent.filter((task) => !runs(task)).toSorted((a, b) => b.begunAt - a.begunAt)
  const kept = new Set(ended.slice(0, mostKept))
  return recent.filter((task) => runs(task) || kept.has(task)).toSorted((a, b) => b.begunAt - a.begunAt)
}
