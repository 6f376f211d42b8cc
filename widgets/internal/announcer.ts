import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { Clock } from './pausable-timer.js'

/** What happens within this time (ms) is said in one breath. */
const breath = 800

/** Collects what a screen reader should hear; the host puts `text` into a polite live region. */
export class Announcer implements ReactiveController {
  #pending = new Map<string, string>()
  #cancel: (() => void) | undefined

  /** What the live region says now. */
  text = ''

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly clock: () => Clock,
  ) {
    host.addController(this)
  }

  hostDisconnected(): void {
    this.#cancel?.()
    this.#cancel = undefined
    this.#pending.clear()
  }

  /** What was said, and what waits to be, is no longer to be heard. */
  forget(): void {
    this.hostDisconnected()
    this.text = ''
  }

  /** A later text about the same `topic` replaces the earlier one. */
  say(topic: string, text: string): void {
    this.#pending.set(topic, text)
    this.#cancel ??= this.clock().after(breath, () => {
      this.#cancel = undefined
      this.text = [...this.#pending.values()].join(' ')
      this.#pending.clear()
      this.host.requestUpdate()
    })
  }
}
