import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit'

/** A page that nobody looks at paints nothing: it is waited for no longer than this, ms. */
const patience = 200

/**
 * Knows when the first rows are on the screen. What stands in boxes of a known size comes behind them: so it does not keep them
 * waiting, and nothing moves when it is there.
 */
export class FirstPaint implements ReactiveController {
  #isOver: boolean
  #over: Promise<void> | undefined
  #end: (() => void) | undefined

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this)
    // What a server has drawn whole is not taken apart again.
    this.#isOver = isServer || host.shadowRoot !== null
  }

  get isOver(): boolean {
    return this.#isOver
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
    return (this.#over ??= this.#isOver ? Promise.resolve() : this.#wait())
  }

  #wait(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.#end?.(), patience)
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => this.#end?.())
      })
      this.#end = () => {
        clearTimeout(timer)
        cancelAnimationFrame(frame)
        this.#end = undefined
        this.#isOver = true
        this.host.requestUpdate()
        done()
      }
      if (!this.host.isConnected) this.#end()
    })
  }
}
