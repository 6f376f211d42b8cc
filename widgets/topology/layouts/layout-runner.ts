import type { ForceJob } from './force.js'
import { createLayoutWorker } from './create-layout-worker.js'
import type { LayoutReply } from './layout-messages.js'
import type { Positions } from './seed.js'

/** Up to this many bodies the forces are done sooner here than a worker would have answered. */
const inlineBodies = 120
/** The longest piece of work on the main thread, ms. */
const slice = 10

type Report = (positions: Positions, done: boolean) => void

/**
 * Runs the forces without ever stopping the page: small jobs here in short pieces, large ones in a worker. Where a page forbids
 * workers (a portal's policy, a script from another origin) everything runs here.
 */
export class LayoutRunner {
  #worker: Worker | null | undefined
  #id = 0
  #report: Report | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly makeWorker: () => Worker = createLayoutWorker,
    private readonly inlineUpTo = inlineBodies,
  ) {}

  /** Starts the worker before it is needed. */
  warm(): void {
    if (this.#worker !== undefined) return
    try {
      const worker = this.makeWorker()
      worker.addEventListener('message', ({ data }: MessageEvent<LayoutReply>) => this.#replied(data))
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        this.#giveUpWorker()
      })
      this.#worker = worker
    } catch {
      this.#worker = null
    }
  }

  /** Starts a job, which ends the one before. `report` hears of the positions again and again until `done`. */
  start(job: ForceJob, report: Report): void {
    this.stop()
    this.#report = report
    if (job.radius.length > this.inlineUpTo) this.warm()
    if (this.#worker && job.radius.length > this.inlineUpTo) {
      this.#job = job
      this.#worker.postMessage({ id: this.#id, job })
    } else void this.#runHere(job)
  }

  /** Ends the job: nothing more is reported. */
  stop(): void {
    this.#id++
    this.#report = undefined
    this.#job = undefined
    clearTimeout(this.#timer)
  }

  dispose(): void {
    this.stop()
    this.#worker?.terminate()
    this.#worker = undefined
  }

  /** Where the layout is computed now, for tests and for the curious. */
  get place(): 'worker' | 'page' {
    return this.#worker ? 'worker' : 'page'
  }

  /** What the worker works on. */
  #job: ForceJob | undefined

  #replied({ id, x, y, done }: LayoutReply): void {
    if (id !== this.#id) return
    const report = this.#report
    if (done) this.stop()
    report?.({ x, y }, done)
  }

  /** The worker could not be loaded: the job is done here, and those that follow. */
  #giveUpWorker(): void {
    this.#worker?.terminate()
    this.#worker = null
    if (this.#job) void this.#runHere(this.#job)
  }

  /** Pages whose topologies are all laid out in the worker never load the forces. */
  async #runHere(job: ForceJob): Promise<void> {
    const id = this.#id
    const { ForceRun } = await import('./force.js')
    if (id !== this.#id) return
    const run = new ForceRun(job)
    const next = () => {
      if (id !== this.#id) return
      const done = run.run(slice)
      const report = this.#report
      if (done) this.stop()
      else this.#timer = setTimeout(next)
      report?.(run.positions(), done)
    }
    next()
  }
}
