import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { skipRehearsal } from './rehearsal.js'

/** A page that nobody looks at paints nothing: it is waited for no longer than this, ms. */
const patience = 200

/**
 * Knows when the first rows are on the screen. What stands in boxes of a known size comes behind them: so it does not keep them
 * waiting, and nothing moves when it is there.
 */
export class FirstPaint implements ReactiveController {
  #isOver = false
  #over: Promise<void> | undefined
  #end: (() => void) | undefined

  /** @param rest loads what comes behind them; never rejects */
  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly rest: () => Promise<void>,
  ) {
    host.addController(this)
  }

  get isOver(): boolean {
    return this.#isOver
  }

  hostConnected(): void {
    skipRehearsal()
  }

  hostUpdated(): void {
    void this.over()
  }

  /** Outside of a page nothing is painted. */
  hostDisconnected(): void {
    this.#end?.()
  }

  /** Done when it is, and the host knows that it has to draw the rest. */
  over(): Promise<void> {
    return (this.#over ??= this.#wait())
  }

  async #wait(): Promise<void> {
    await Promise.all([this.#painted(), this.rest()])
    this.#isOver = true
    this.host.requestUpdate()
  }

  #painted(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.#end?.(), patience)
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => this.#end?.())
      })
      this.#end = () => {
        clearTimeout(timer)
        cancelAnimationFrame(frame)
        this.#end = undefined
        done()
      }
      if (!this.host.isConnected) this.#end()
    })
  }
}
