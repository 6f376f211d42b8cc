import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { Clock } from '../../internal/pausable-timer.js'
import type { TableState } from './column.js'

/** The longest pause after failures, ms. */
const longest = 300_000

interface Host extends ReactiveControllerHost, Element {
  readonly interval: number
  readonly source?: object
  readonly state: TableState
  readonly clock: Clock
}

/**
 * Reads the rows again and again: each pause begins when an answer has come, doubles after each failure, and nothing is asked while
 * nobody looks, as at a hidden page or a table in a hidden part of it, or there is no network; what was due meanwhile is asked at
 * once when somebody looks again.
 */
export class RefreshInterval implements ReactiveController {
  #cancel: (() => void) | undefined
  #since = 0
  #failures = 0
  #running: object | undefined
  /** Tells of a closed `<details>` too, which takes no size away. */
  readonly #sight = new IntersectionObserver(() => this.#look())

  constructor(
    private readonly host: Host,
    private readonly load: () => Promise<void>,
  ) {}

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#look)
    addEventListener('online', this.#look)
    this.#sight.observe(this.host)
    this.hostUpdated()
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#look)
    removeEventListener('online', this.#look)
    this.#sight.disconnect()
    this.#stop()
    this.#running = undefined
  }

  hostUpdated(): void {
    const { source, interval } = this.host
    const running = source && interval > 0 ? source : undefined
    if (running === this.#running) return
    this.#running = running
    this.#restart()
  }

  #restart(): void {
    this.#failures = 0
    this.#since = this.host.clock.now()
    this.#look()
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }

  readonly #look = (): void => {
    const { interval, clock } = this.host
    this.#stop()
    if (!this.#running || !this.#awaited) return
    const pause = Math.min(interval * 1000 * 2 ** this.#failures, Math.max(longest, interval * 1000))
    this.#cancel = clock.after(Math.max(0, this.#since + pause - clock.now()), () => void this.#ask())
  }

  get #awaited(): boolean {
    return !document.hidden && navigator.onLine && this.host.checkVisibility()
  }

  async #ask(): Promise<void> {
    // Where it is hidden beyond the edge of the window, nothing tells.
    if (!this.#awaited) return
    // Somebody asks already, perhaps for another page: its answer is as good.
    if (this.host.state !== 'loading') await this.load()
    this.#failures = this.host.state === 'failed' ? this.#failures + 1 : 0
    this.#since = this.host.clock.now()
    this.#look()
  }
}
