import type { Client } from '@stratus/api-client'
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Changes } from '../changes/changes.js'
import { resourceTypes } from '../paths.js'
import { persistentAtom } from '../stores/persistent-atom.js'
import type { Toasts } from '../stores/toasts.js'
import type { TaskKinds, Thing } from './task-kind.js'
import { beginTask, tidy, type Begun, type Task } from './task.js'
import type { TaskFollower } from './follow-tasks.js'

/** What the cloud does in its own time for the one who is signed in: begun anywhere, followed on every page. */
export interface Tasks {
  /** Of this user and project, the newest first. */
  readonly list: ReadableAtom<readonly Task[]>
  /** Whose tasks they are from now on. Those of another user are gone. */
  open(owner: { readonly user: string; readonly scope: string }): void
  /** Somebody signs out: nothing is kept. */
  clear(): void
  begin(begun: Begun): void
  /** Follows what a dialog has done. */
  follow(result: unknown): void
  /** A page has read all things of a type: they need not be asked for again. */
  seen(type: string, rows: readonly Thing[]): void
  /** Takes those that ended off the list. */
  dismissEnded(): void
  close(): void
}

/** Types whose things take their time; the others are done when their call comes back. */
const followed: ReadonlySet<string> = new Set([
  resourceTypes.instance,
  resourceTypes.anyInstance,
  resourceTypes.volume,
  resourceTypes.anyVolume,
  resourceTypes.snapshot,
  resourceTypes.anySnapshot,
  resourceTypes.image,
  resourceTypes.stack,
])

interface Kept {
  readonly user: string
  readonly byScope: Readonly<Record<string, readonly Task[]>>
}

const nothing: Kept = { user: '', byScope: {} }

/** Pages that came without encryption have no `crypto.randomUUID`. */
const newId = (): string => `${Date.now()}-${Math.random()}`

/** Shared by the tabs of this browser, and there after a reload. */
const kept = persistentAtom<Kept>('stratus:tasks:1', nothing, { encode: JSON.stringify, decode: readKept })

function readKept(text: string): Kept {
  try {
    const { user, byScope } = JSON.parse(text) as Partial<Kept>
    const isRight = typeof user === 'string' && byScope && Object.values(byScope).every((tasks) => tasks.every(isTask))
    return isRight ? { user, byScope } : nothing
  } catch {
    return nothing
  }
}

function isTask({ id, type, items }: Partial<Task>): boolean {
  return typeof id === 'string' && typeof type === 'string' && Array.isArray(items)
}

interface Affected extends Thing {
  readonly type: string
}

type Result = Readonly<Record<Begun['asked'], readonly Affected[]>>

function isResult(result: unknown): result is Result {
  return (
    typeof result === 'object' && result !== null && 'created' in result && 'updated' in result && 'deleted' in result
  )
}

interface Parts {
  readonly client: Client
  readonly toasts: Pick<Toasts, 'add'>
  readonly changes?: Pick<Changes, 'of'>
  /** Fetches what knows how the cloud tells of things. */
  loadKinds(): Promise<TaskKinds>
}

export function createTasks({ client, toasts, changes, loadKinds }: Parts): Tasks {
  const scope = atom('')
  const list = computed([kept, scope], ({ byScope }, current) => byScope[current] ?? [])
  const change = (next: (tasks: readonly Task[]) => readonly Task[]): void => {
    const { user, byScope } = kept.get()
    const { [scope.get()]: before = [], ...others } = byScope
    const tasks = next(before)
    if (tasks !== before) kept.set({ user, byScope: tasks.length ? { ...others, [scope.get()]: tasks } : others })
  }

  let follower: TaskFollower | undefined
  let fetching: Promise<TaskFollower | undefined> | undefined
  const fetchFollower = async (): Promise<TaskFollower | undefined> => {
    try {
      const [{ followTasks }, kinds] = await Promise.all([import('./follow-tasks.js'), loadKinds()])
      follower = followTasks({ client, toasts, list, change, kinds, changes })
    } catch {
      // The next task tries again; until then the lists tell how it goes.
      fetching = undefined
    }
    return follower
  }
  /** What follows them is fetched with the first one. */
  const withFollower = (use: (follower: TaskFollower) => void): void => {
    fetching ??= fetchFollower()
    void fetching.then((there) => there && use(there))
  }
  // Also what another tab has begun, or a page before this one.
  const stop = list.subscribe((tasks) => {
    if (tasks.some(({ endedAt }) => endedAt === null)) withFollower((there) => there.wake())
  })

  const begin = (begun: Begun): void => {
    if (!followed.has(begun.type) || !scope.get()) return
    if (follower) follower.began(begun.type)
    else withFollower((there) => there.began(begun.type))
    // At once: the page may be gone before what follows it has come.
    const now = Date.now()
    change((tasks) => tidy([beginTask({ ...begun, id: newId() }, now), ...tasks], now))
  }
  const beginAll = (asked: Begun['asked'], affected: readonly Affected[]): void => {
    for (const type of new Set(affected.map((one) => one.type)))
      begin({
        type,
        asked,
        text: null,
        action: null,
        promised: asked !== 'updated',
        things: affected.filter((one) => one.type === type),
      })
  }

  return {
    list,
    open({ user, scope: next }) {
      if (kept.get().user !== user) kept.set({ user, byScope: {} })
      scope.set(next)
    },
    clear() {
      kept.set(nothing)
      scope.set('')
    },
    begin,
    follow(result) {
      if (!isResult(result)) return
      beginAll('created', result.created)
      beginAll('updated', result.updated)
      beginAll('deleted', result.deleted)
    },
    seen: (type, rows) => follower?.seen(type, rows),
    dismissEnded: () => change((tasks) => tasks.filter(({ endedAt }) => endedAt === null)),
    close() {
      stop()
      follower?.close()
    },
  }
}
