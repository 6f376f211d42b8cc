import { afterFrames } from '../../internal/in-slices.js'
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

  /** @param calm - Awaited before a worker is started: that takes time from the first picture, which does not need it. */
  constructor(
    private readonly makeWorker: () => Worker = createLayoutWorker,
    private readonly inlineUpTo = inlineBodies,
    private readonly calm = () => afterFrames(1),
  ) {}

  /** Starts a job, which ends the one before. `report` hears of the positions again and again until `done`. */
  start(job: ForceJob, report: Report): void {
    this.stop()
    this.#report = report
    if (job.radius.length <= this.inlineUpTo) void this.#runHere(job)
    else if (this.#worker === undefined) void this.#startWorker(job)
    else this.#send(job)
  }

  async #startWorker(job: ForceJob): Promise<void> {
    const id = this.#id
    await this.calm()
    if (id !== this.#id) return
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
    this.#send(job)
  }

  #send(job: ForceJob): void {
    if (this.#worker) {
      this.#job = job
      this.#worker.postMessage({ id: this.#id, job })
    } else void this.#runHere(job)
  }

  /** Ends the job: nothing more is reported. */
  stop(): void {
    this.#id++
    this.#report = undefined
    this.#job = undefined
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = undefined
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
