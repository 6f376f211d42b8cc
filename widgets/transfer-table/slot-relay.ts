import type { ReactiveController, ReactiveControllerHost } from 'lit'

/**
 * Names of the slots that the page has filled, so that the element can pass them on to an inner one: a slot only reaches the
 * element it was written in.
 */
export class SlotRelay implements ReactiveController {
  #names: readonly string[] = []
  #observer: MutationObserver | undefined

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this)
  }

  hostConnected(): void {
    // A server has no observers, and no slots to pass on either.
    if (typeof MutationObserver === 'undefined') return
    this.#observer = new MutationObserver(() => this.#read())
    this.#observer.observe(this.host, { childList: true, subtree: true, attributes: true, attributeFilter: ['slot'] })
    this.#read()
  }

  hostDisconnected(): void {
    this.#observer?.disconnect()
  }

  /** Filled slots whose name begins so. */
  starting(prefix: string): readonly string[] {
    return this.#names.filter((name) => name.startsWith(prefix))
  }

  #read(): void {
    const names = [...new Set([...this.host.children].map(({ slot }) => slot).filter(Boolean))].toSorted()
    if (names.join('\n') === this.#names.join('\n')) return
    this.#names = names
    this.host.requestUpdate()
  }
}
