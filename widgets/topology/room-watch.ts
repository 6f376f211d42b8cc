import type { ReactiveController, ReactiveControllerHost } from 'lit'

/** Tells when an element gets narrower than a picture can be, or wider again. */
export class RoomWatch implements ReactiveController {
  #observer: ResizeObserver | undefined
  #narrow = false

  /** @param least - Width that a picture needs, px. */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly least: number,
  ) {
    host.addController(this)
  }

  get isNarrow(): boolean {
    return this.#narrow
  }

  hostConnected(): void {
    // Another view is another height: an observer must not bring that about in its own turn.
    this.#observer ??= new ResizeObserver(() => requestAnimationFrame(() => this.#measure()))
    this.#observer.observe(this.host)
    this.#measure()
  }

  hostDisconnected(): void {
    this.#observer?.disconnect()
  }

  /** Before the first measure there is no width: the graph waits for one. */
  #measure(): void {
    const width = this.host.clientWidth
    const narrow = width ? width < this.least : this.#narrow
    if (narrow === this.#narrow) return
    this.#narrow = narrow
    this.host.requestUpdate()
  }
}
