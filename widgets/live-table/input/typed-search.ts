import type { Clock } from '../../internal/pausable-timer.js'

/** Pause after the last letter typed into the search box, ms (W-TABLE-02). */
const searchDelay = 300

/** Searches for a text once nobody types any more. */
export class TypedSearch {
  #cancel: (() => void) | undefined

  constructor(
    private readonly clock: () => Clock,
    private readonly search: (text: string) => void,
  ) {}

  /** `now`: without waiting for the next letter. */
  type(text: string, now: boolean): void {
    this.stop()
    if (now) this.search(text)
    else this.#cancel = this.clock().after(searchDelay, () => this.search(text))
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }
}
