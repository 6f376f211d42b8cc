import type { Clock } from '../live/poller.js'

/** A clock that moves only when told. `tick` lets promises settle between timers, as real time would. */
export class FakeClock implements Clock {
  #now = 0
  #next = 1
  #timers = new Map<number, { at: number; callback: () => void }>()

  now(): number {
    return this.#now
  }

  setTimeout(callback: () => void, ms: number): number {
    const handle = this.#next
    this.#next += 1
    this.#timers.set(handle, { at: this.#now + ms, callback })
    return handle
  }

  clearTimeout(handle: unknown): void {
    if (typeof handle === 'number') this.#timers.delete(handle)
  }

  get pending(): number {
    return this.#timers.size
  }

  async tick(ms: number): Promise<void> {
    const end = this.#now + ms
    await settle()
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0]
      if (!due) break
      this.#timers.delete(due[0])
      this.#now = due[1].at
      due[1].callback()
      await settle()
    }
    this.#now = end
  }
}

/** Lets everything that waits only for promises run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}
