export interface Clock {
  now(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(handle: unknown): void
}

/** Whether anybody can see the page. */
export interface Visibility {
  readonly visible: boolean
  /** Returns the end of the subscription. */
  subscribe(listener: () => void): () => void
}

export interface PollerOptions {
  /** One round; the signal aborts when its answer is not wanted any more. Must not reject: the owner keeps the error. */
  readonly round: (signal: AbortSignal) => Promise<void>
  /** Asked after each round: how long to wait, in ms, or null for not at all. */
  readonly nextDelay: () => number | null
  readonly clock: Clock
  readonly visibility: Visibility
  /** A round that is due while this holds (an open menu) waits for `deferMs` more. */
  readonly deferred?: () => boolean
  readonly deferMs?: () => number
  /** While this holds, coming back to the page does not ask by itself (a refusal is not repeated unasked). */
  readonly halted?: () => boolean
}

export interface Poller {
  readonly running: boolean
  start(): void
  stop(): void
  /** Asks now: what is in flight may be older than the caller's last write, so it is dropped. Calls of one tick share a round. */
  refresh(): Promise<void>
  /** A round is due in so many ms at the latest, for a page that is seen; what is in flight by then ends first. */
  within(ms: number): void
}

/** One loop: at most one round in flight, none while the page is hidden, one at once when it is seen again. */
export function createPoller(options: PollerOptions): Poller {
  const { clock, visibility } = options
  let running = false
  let timer: unknown
  let due = Infinity
  let flight: AbortController | undefined
  /** A round was due while another one was in flight. */
  let again = false
  let refreshing: Promise<void> | undefined
  let unsubscribe: (() => void) | undefined

  const cancelTimer = () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
    due = Infinity
  }

  const wait = (ms: number) => {
    cancelTimer()
    due = clock.now() + ms
    timer = clock.setTimeout(() => {
      timer = undefined
      due = Infinity
      if (!visibility.visible) return
      if (options.deferred?.()) wait(options.deferMs?.() ?? 2500)
      else if (flight) again = true
      else void round()
    }, ms)
  }

  const schedule = () => {
    const delay = running && visibility.visible ? options.nextDelay() : null
    // What was asked for meanwhile may be due sooner.
    if (delay !== null && clock.now() + delay < due) wait(delay)
  }

  const round = async () => {
    cancelTimer()
    flight?.abort()
    again = false
    const mine = new AbortController()
    flight = mine
    await options.round(mine.signal)
    if (flight !== mine) return
    flight = undefined
    if (again) wait(0)
    else schedule()
  }

  const onVisibility = () => {
    if (!visibility.visible) cancelTimer()
    else if (!flight && !options.halted?.()) void round()
  }

  return {
    get running() {
      return running
    },
    start() {
      if (running) return
      running = true
      unsubscribe = visibility.subscribe(onVisibility)
      if (visibility.visible) void round()
    },
    stop() {
      running = false
      again = false
      cancelTimer()
      flight?.abort()
      flight = undefined
      unsubscribe?.()
      unsubscribe = undefined
    },
    refresh() {
      refreshing ??= Promise.resolve().then(() => {
        refreshing = undefined
        return round()
      })
      return refreshing
    },
    within(ms) {
      if (running && visibility.visible && !options.halted?.() && clock.now() + ms < due) wait(ms)
    },
  }
}
