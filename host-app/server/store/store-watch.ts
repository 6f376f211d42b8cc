import { StoreAway } from './shared-store.js'

/** Pauses between attempts to use the store again, ms; the last one repeats. */
const pauses = [250, 500, 1000, 2000]

/** Why a store cannot be used, for the log: never its own sentence, in which an address or a name may stand. */
export type Reason = (error: unknown) => string

/**
 * Whether the store can be used. After one failure nobody waits for it any more, until an attempt of our own shows that it can be
 * written again. A change is told once.
 */
export class StoreWatch {
  readonly #attempt: () => Promise<unknown>
  readonly #reason: Reason
  readonly #write: (line: string) => void
  #isAway = false
  #isClosed = false
  #isTrying = false
  #failures = 0
  #timer: NodeJS.Timeout | undefined

  constructor(attempt: () => Promise<unknown>, reason: Reason, write: (line: string) => void) {
    this.#attempt = attempt
    this.#reason = reason
    this.#write = write
  }

  get isAway(): boolean {
    return this.#isAway
  }

  /** @throws StoreAway at once while it is away */
  async use<T>(command: () => Promise<T>): Promise<T> {
    if (this.#isAway) throw new StoreAway()
    try {
      return await command()
    } catch (error) {
      this.lose(error)
      throw new StoreAway({ cause: this.#reason(error) })
    }
  }

  /** The store has shown that it cannot be used. */
  lose(error: unknown): void {
    if (this.#isAway || this.#isClosed) return
    this.#isAway = true
    this.#failures = 0
    this.#write(
      `! The shared store is away (${this.#reason(error)}): no grants, and sign-in limits count on this server alone.`,
    )
    this.#tryLater()
  }

  /** There is a connection again. */
  tryNow(): void {
    if (!this.#isAway || this.#isTrying) return
    clearTimeout(this.#timer)
    void this.#tryAgain()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #tryLater(): void {
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)]
    this.#failures += 1
    this.#timer = setTimeout(() => void this.#tryAgain(), pause).unref()
  }

  async #tryAgain(): Promise<void> {
    this.#isTrying = true
    try {
      await this.#attempt()
    } catch {
      if (!this.#isClosed) this.#tryLater()
      return
    } finally {
      this.#isTrying = false
    }
    if (this.#isClosed) return
    this.#isAway = false
    this.#write('The shared store is back.')
  }
}
