/** Where time comes from; tests bring their own. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number
  /** Runs something once, `ms` from now; the answer cancels it. */
  after(ms: number, run: () => void): () => void
}

export const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const handle = setTimeout(run, ms)
    return () => clearTimeout(handle)
  },
}

/** Longer than any timer of a browser can wait, ms; one that is told to fires at once. */
const forever = 2 ** 31

/** Runs something once after a time that can be stopped and started again; the time that has passed counts. */
export class PausableTimer {
  #remaining: number
  #run: () => void
  #clock: Clock
  #started = 0
  #cancel: (() => void) | undefined

  /** @param ms - How long it runs, not counting pauses; Infinity: never. It starts with `resume()`. */
  constructor(ms: number, run: () => void, clock: Clock = realClock) {
    this.#remaining = ms
    this.#run = run
    this.#clock = clock
  }

  resume(): void {
    if (this.#cancel || this.#remaining >= forever) return
    this.#started = this.#clock.now()
    this.#cancel = this.#clock.after(Math.max(0, this.#remaining), this.#run)
  }

  pause(): void {
    if (!this.#cancel) return
    this.#cancel()
    this.#cancel = undefined
    this.#remaining -= this.#clock.now() - this.#started
  }
}
