import type { Client } from '@stratus/api-client'
import { createPoller, pageVisibility, systemClock, type Clock, type Visibility } from '@stratus/api-client/live'
import { t } from '@stratus/widgets'
import type { ReadableAtom } from 'nanostores'
import type { Changes } from '../changes/changes.js'
import type { Toasts } from '../stores/toasts.js'
import { leadTabs } from '../changes/lead-tabs.js'
import type { TaskKind, TaskKinds, Thing } from './task-kind.js'
import { taskText } from './task-text.js'
import { countOf, look, runs, type Sight, type Task, type TaskItem } from './task.js'

interface Parts {
  readonly client: Client
  readonly toasts: Pick<Toasts, 'add'>
  readonly list: ReadableAtom<readonly Task[]>
  change(next: (tasks: readonly Task[]) => readonly Task[]): void
  readonly clock?: Clock
  readonly visibility?: Visibility
  readonly kinds: TaskKinds
  readonly changes?: Pick<Changes, 'of'>
  /** Calls `start` while this tab is the one that asks, and `stop` when it is not. */
  lead?(visibility: Visibility, start: () => void, stop: () => void): () => void
}

export interface TaskFollower {
  /** A task of a type is about to stand in the list. */
  began(type: string): void
  /** There is something to follow. */
  wake(): void
  /** As of `Tasks`. */
  seen(type: string, rows: readonly Thing[]): void
  close(): void
}

/** Between rounds, ms: at first; after a minute without news; while the cloud does not answer. */
const pace = { fast: 2500, slow: 10_000, failing: 30_000 }
const fastFor = 60_000
const headStart = 500
/** Of how many that failed at once the cloud is asked why. */
const mostExplained = 5

/** Follows tasks to their ends: one request a round for each type of thing that is on its way, none while nothing is. */
export function followTasks({
  client,
  toasts,
  list,
  change,
  clock = systemClock,
  visibility = pageVisibility,
  kinds,
  changes,
  lead = leadTabs,
}: Parts): TaskFollower {
  let fast = pace.fast
  client.setting('AJAX_POLL_INTERVAL', pace.fast).then(
    (ms) => (fast = ms > 0 ? ms : pace.failing),
    () => undefined,
  )
  const lastSeen = new Map<string, number>()
  let newsAt = clock.now()
  let failing = false
  let resting = false
  /** Types whose changes the server tells, with those that have changed since they were read. */
  const told = new Map<string, { hasChanged: boolean }>()
  const subscriptions = new Map<string, (() => void) | undefined>()
  const typesUnderWay = () =>
    new Set(
      list
        .get()
        .filter(runs)
        .map(({ type }) => type),
    )

  /** All that runs of a type was on its way when it was seen last: that it comes to rest is a change. What was at rest may have ended unseen. */
  const endIsTold = (type: string): boolean =>
    list
      .get()
      .filter((task) => task.type === type && runs(task))
      .flatMap(({ items }) => items)
      .every(({ state, moved, still }) => state !== 'running' || (moved && still === 0))

  const tell = (task: Task): void => {
    const failed = task.items.filter(({ state }) => state === 'failed')
    const reasons = failed.map(({ name, id, reason, status }) => `${name ?? id}: ${reason ?? status}`)
    toasts.add('error', t('Failed: %s', [taskText(task)]), { details: reasons.join('\n') })
  }

  /** Of what failed long before the last of them ended, and is gone since, the cloud has nothing to tell. */
  const sayWhy = async (task: Task, { explain }: TaskKind, sight: Sight): Promise<void> => {
    const isFailed = ({ id, state }: TaskItem) => state === 'failed' && sight.has(id)
    const failed = task.items.filter(isFailed).slice(0, mostExplained)
    const told = await Promise.all(
      failed.map(async ({ id }) => ({ id, more: await explain?.(client, id).catch(() => undefined) })),
    )
    const reasons = new Map(told.map(({ id, more }) => [id, more]))
    const items = task.items.map((item) => {
      const more = reasons.get(item.id)
      return more ? { ...item, reason: item.reason ?? more.reason, requestId: more.requestId } : item
    })
    change((tasks) => tasks.map((one) => (one.id === task.id ? { ...one, items } : one)))
    tell({ ...task, items })
  }

  /** Hears of the types that are under way, and of no others. */
  const hear = (types: ReadonlySet<string>): void => {
    for (const [type, end] of subscriptions) {
      if (types.has(type)) continue
      end?.()
      subscriptions.delete(type)
      told.delete(type)
    }
    for (const type of types) {
      if (subscriptions.has(type)) continue
      const feed = kinds[type]?.untold ? undefined : changes?.of(type)
      const end = feed?.subscribe({
        changed() {
          told.set(type, { hasChanged: true })
          // A list on the page goes first: what it reads is handed to `seen`.
          poller.within(headStart)
        },
        watched(is) {
          if (is) told.set(type, { hasChanged: true })
          else told.delete(type)
        },
      })
      subscriptions.set(type, end)
    }
  }

  const setChanged = (type: string, hasChanged: boolean): void => {
    if (told.has(type)) told.set(type, { hasChanged })
  }

  const take = (type: string, rows: readonly Thing[]): void => {
    const kind = kinds[type]
    if (!kind || !typesUnderWay().has(type)) return
    const now = clock.now()
    lastSeen.set(type, now)
    const ids = new Set(list.get().flatMap((task) => (task.type === type ? task.items.map(({ id }) => id) : [])))
    const known = rows.filter(({ id }) => ids.has(id)).map((row) => kind.seen(row))
    const sight = new Map(known.flatMap((one) => (one ? [[one.id, one]] : [])))
    const ended: Task[] = []
    change((tasks) =>
      tasks.flatMap((task) => {
        const next = task.type === type ? look(task, sight, kind.ends, now) : task
        if (next && !runs(next) && runs(task)) ended.push(next)
        return next ?? []
      }),
    )
    if (ended.length) newsAt = now
    for (const task of ended) if (countOf(task, 'failed')) void sayWhy(task, kind, sight)
  }

  const poller = createPoller({
    clock,
    visibility,
    async round(signal) {
      failing = false
      for (const type of typesUnderWay()) {
        if (told.get(type)?.hasChanged === false && endIsTold(type)) continue
        // A list on the page asks as often.
        if (clock.now() - (lastSeen.get(type) ?? 0) < fast) continue
        // What is told from now on, this answer may not have.
        setChanged(type, false)
        try {
          const rows = (await kinds[type]?.load(client, signal)) ?? []
          if (signal.aborted) setChanged(type, true)
          else take(type, rows)
        } catch {
          setChanged(type, true)
          failing = true
        }
      }
    },
    nextDelay() {
      const types = typesUnderWay()
      resting = !types.size
      hear(types)
      if (resting) return null
      if (failing) return pace.failing
      return clock.now() - newsAt < fastFor ? fast : Math.max(fast, pace.slow)
    },
  })
  let leading = false
  const stopLeading = lead(
    visibility,
    () => {
      leading = true
      if (typesUnderWay().size) poller.start()
    },
    () => {
      leading = false
      poller.stop()
    },
  )

  return {
    began(type) {
      newsAt = clock.now()
      // The page reads its list again by itself.
      lastSeen.set(type, newsAt)
    },
    wake() {
      if (!leading || !typesUnderWay().size) return
      if (!poller.running) poller.start()
      else if (resting) void poller.refresh()
      resting = false
    },
    seen(type, rows) {
      setChanged(type, false)
      take(type, rows)
    },
    close() {
      stopLeading()
      poller.stop()
      hear(new Set())
    },
  }
}
