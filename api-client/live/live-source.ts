import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { ChangeFeed } from './change-feed.js'
import { codeOf, idleState, isFinal, retryAfterOf, type LiveState } from './live-state.js'
import { afterAnswer, afterFailure, defaultPace, nextDelay, noMemory, type PollPace } from './poll-interval.js'
import { type Clock, createPoller, type Visibility } from './poller.js'
import { pageVisibility, systemClock } from './sources.js'

/** What lists and items have in common. */
export interface LiveOptions {
  /** In parts; the rest is the default. `fast` may be a function, as the setting may arrive later. */
  readonly fastInterval?: number | (() => number)
  /** Between rounds while nothing is in transition; null for none. Default 30 000 ms. A function is asked before each wait. */
  readonly idleInterval?: number | null | (() => number | null)
  /** False never asks: the state stays as it is. Default true. */
  readonly enabled?: boolean
  /**
   * After a refusal (nobody is signed in, not allowed) the data go, and it is asked again by itself, with growing waits and when the
   * page is seen again. Default false: the data stay, and only `refresh()` asks (DEC-10, DEC-11, DEC-70).
   */
  readonly recovers?: boolean
  /** Tells when to ask; while it does, nothing is asked in between. */
  readonly changes?: ChangeFeed | undefined
  /**
   * Tells of changes of other things that show here a while later, such as addresses: all is read then, and once more after what was
   * done here.
   */
  readonly changesBeside?: ChangeFeed | undefined
  /** Between rounds while changes are told, ms, where what is shown has parts that nobody tells of; null for none, which is the default. */
  readonly toldInterval?: () => number | null
  readonly clock?: Clock
  readonly visibility?: Visibility
  /** In [0, 1). */
  readonly random?: () => number
}

/**
 * One request, or chain of pages, for all that is asked for.
 * @param show a part of it, which is shown where nothing is; left out after the first answer
 */
export type Load<T> = (signal: AbortSignal, show?: (part: T) => void) => Promise<T>

/**
 * What is there now, from what was there, by a question for its changes alone.
 * @returns null where all has to be read
 */
export type Update<T> = (data: T, signal: AbortSignal) => Promise<T | null>

export interface LiveSource<T> {
  /** Listening starts the loop, the last one to leave stops it. */
  readonly $state: ReadableAtom<LiveState<T>>
  /**
   * Asks now, also after a failure that stopped the loop. Never rejects: the state tells.
   * @param options `quiet`: nobody waits for it, so `refreshing` stays false
   */
  refresh(options?: { readonly quiet?: boolean }): Promise<void>
  /** Changes what is known at once; the next answer replaces it. */
  amend(change: (data: T) => T): void
  /** Defers rounds while a menu is open; returns the end of it. */
  hold(): () => void
  /** Back to `idle` (project or user changed); asks anew when somebody listens. */
  reset(): void
}

/** Changes that come at once are read together, this far apart, ms. */
const shortestPause = 1000

/** After all has been read, changes alone are asked for so long, ms: not all that is shown of a thing is a change of it to its service. */
const wholeFor = 60_000

/** What changes beside shows so much later, ms. And reading all for it takes a tenth of the cloud's time at most. */
const besidePause = 3000
const besideShare = 10

/** The engine of a live list and of a live item: one loop, many listeners, one request. */
export function createLiveSource<T>(
  options: LiveOptions & {
    readonly load: Load<T>
    /** Makes rounds by themselves cheaper; `refresh()` reads all. */
    readonly update?: Update<T> | undefined
    readonly merge: (before: T | null, after: T) => T
    /** What is in transition, each as id and state. */
    readonly transitionsOf: (data: T) => readonly string[]
    /** A 404 means it is gone, not that asking failed. */
    readonly mayVanish: boolean
    /** Seen before, and when: there until the first answer comes. */
    readonly initial?: { readonly data: T; readonly at: number } | null
    /** What a query before this one showed: there until this one has something to show. */
    readonly shown?: T | null
  },
): LiveSource<T> {
  const { clock = systemClock, visibility = pageVisibility, random = Math.random, enabled = true, initial } = options
  const { recovers = false } = options
  // Kept beside the atom, because reading an atom nobody listens to would start it.
  let state: LiveState<T> = initial
    ? { ...idleState, status: 'ready', data: initial.data, shown: initial.data, recalled: true, updatedAt: initial.at }
    : { ...idleState, shown: options.shown ?? null }
  const $state = atom<LiveState<T>>(state)
  let memory = noMemory
  let halted = false
  let holds = 0
  let isTold = false
  let askedAt = -shortestPause
  let wholeUntil = -Infinity
  let wholeTook = 0
  /** The last change beside, and when all has to be read for such. */
  let besideAt = -Infinity
  let wholeDue = Infinity

  const publish = (next: LiveState<T>) => {
    state = next
    $state.set(next)
  }

  const pace = (): PollPace => {
    const { fastInterval: fast, idleInterval } = options
    const idle = typeof idleInterval === 'function' ? idleInterval() : idleInterval
    return {
      ...defaultPace,
      fast: (typeof fast === 'function' ? fast() : fast) ?? defaultPace.fast,
      idle: idle === undefined ? defaultPace.idle : idle,
    }
  }

  const onAnswer = (answer: T) => {
    const data = options.merge(state.data ?? state.shown, answer)
    memory = afterAnswer(memory, options.transitionsOf(data), clock.now() - askedAt)
    halted = false
    publish({ ...idleState, status: 'ready', data, shown: data, updatedAt: clock.now() })
  }

  const onFailure = (error: unknown) => {
    wholeUntil = -Infinity
    wholeDue = Infinity
    const { data, shown, recalled, updatedAt } = state
    if (options.mayVanish && codeOf(error) === 'not-found') {
      halted = true
      publish({ ...idleState, status: 'ready', gone: true, updatedAt: clock.now() })
      return
    }
    const refused = isFinal(error)
    memory = afterFailure(memory, { refused: refused && recovers, atLeast: retryAfterOf(error) })
    halted = refused && !recovers
    if (refused && recovers) {
      publish({ ...idleState, status: 'failed', error })
      return
    }
    publish({ ...idleState, status: 'failed', data, shown, error, stale: data !== null, recalled, updatedAt })
  }

  const readAll = async (signal: AbortSignal): Promise<T> => {
    const isEmpty = state.shown === null
    const show = (part: T) => {
      if (isEmpty && !signal.aborted) publish({ ...state, shown: options.merge(null, part) })
    }
    const answer = await (isEmpty || state.recalled ? options.load(signal, show) : options.load(signal))
    if (!signal.aborted) {
      wholeUntil = askedAt + wholeFor
      wholeTook = clock.now() - askedAt
      wholeDue = besideAt + besidePause > askedAt ? dueForBeside() : Infinity
    }
    return answer
  }

  const readChanges = async (signal: AbortSignal): Promise<T | null> => {
    if (!options.update || state.data === null || clock.now() >= Math.min(wholeUntil, wholeDue)) return null
    return options.update(state.data, signal)
  }

  const dueForBeside = (): number => Math.max(besideAt + besidePause, askedAt + besideShare * wholeTook)

  const readAllLater = (): void => {
    besideAt = clock.now()
    wholeDue = Math.min(wholeDue, dueForBeside())
    poller.within(wholeDue - clock.now())
  }

  const nextRound = (): number | null =>
    !isTold || memory.failures ? nextDelay(memory, pace(), random()) : (options.toldInterval?.() ?? null)

  const poller = createPoller({
    clock,
    visibility,
    deferred: () => holds > 0,
    deferMs: () => pace().fast,
    halted: () => halted,
    nextDelay() {
      if (halted) return null
      const next = nextRound()
      return wholeDue === Infinity ? next : Math.min(next ?? Infinity, wholeDue - clock.now())
    },
    async round(signal) {
      askedAt = clock.now()
      publish({ ...state, status: state.status === 'idle' ? 'pending' : state.status, loading: true })
      try {
        const answer = (await readChanges(signal)) ?? (await readAll(signal))
        if (!signal.aborted) onAnswer(answer)
      } catch (error) {
        if (!signal.aborted) onFailure(error)
      }
    },
  })

  onMount($state, () => {
    if (!enabled) return
    const unsubscribe = options.changes?.subscribe({
      changed() {
        // Paused: only what is on its way is followed.
        if (pace().idle === null && !memory.transitions.length) return
        poller.within(Math.max(0, askedAt + shortestPause - clock.now()))
      },
      watched(is) {
        // The round that is due still comes: what changed until now was told to nobody. And nobody knows what changes from now on.
        if (isTold && !is) {
          wholeUntil = -Infinity
          poller.within(Math.round(pace().fast * random()))
        }
        isTold = is
      },
    })
    const unsubscribeBeside = options.changesBeside?.subscribe({
      changed() {
        if (pace().idle !== null) readAllLater()
      },
      watched: () => undefined,
    })
    poller.start()
    return () => {
      unsubscribe?.()
      unsubscribeBeside?.()
      isTold = false
      poller.stop()
      publish({ ...state, status: state.status === 'pending' ? 'idle' : state.status, loading: false })
    }
  })

  return {
    $state,
    async refresh({ quiet = false } = {}) {
      if (!enabled) return
      wholeUntil = -Infinity
      if (!quiet) publish({ ...state, refreshing: true })
      await poller.refresh()
      if (isTold && options.changesBeside) readAllLater()
      if (!quiet && state.refreshing) publish({ ...state, refreshing: false })
    },
    amend(change) {
      wholeUntil = -Infinity
      const { data, shown } = state
      if (shown === null) return
      const next = change(shown)
      publish({ ...state, shown: next, data: data === shown ? next : data && change(data) })
    },
    hold() {
      let held = true
      holds += 1
      return () => {
        if (held) holds -= 1
        held = false
      }
    },
    reset() {
      const listening = poller.running
      poller.stop()
      memory = noMemory
      halted = false
      wholeUntil = -Infinity
      publish(idleState)
      if (listening) poller.start()
    },
  }
}
