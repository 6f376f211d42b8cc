import type { ReactiveController, ReactiveControllerHost } from 'lit'

/** What happens within this time (ms) is said in one breath. */
const breath = 800

/** Collects what a screen reader should hear; the host puts `text` into a polite live region. */
export class Announcer implements ReactiveController {
  #pending = new Map<string, string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** What the live region says now. */
  text = ''

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this)
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#pending.clear()
  }

  /** A later text about the same `topic` replaces the earlier one. */
  say(topic: string, text: string): void {
    this.#pending.set(topic, text)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.text = [...this.#pending.values()].join(' ')
      this.#pending.clear()
      this.host.requestUpdate()
    }, breath)
  }
}
