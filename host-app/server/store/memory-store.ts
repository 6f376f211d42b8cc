import { createLimit, type LimitTerms } from '../limits.js'
import type { Kept, SharedStore, Taken } from './shared-store.js'

interface Entry {
  readonly value: string
  readonly group: string
  readonly ends: number
  turn: number
}

/** What one server alone knows; it is gone with the process. */
export class MemoryStore implements SharedStore {
  readonly isAway = false
  readonly #now: () => number
  /** In the order in which they end. */
  readonly #entries = new Map<string, Entry>()
  /** The keys of each group, the oldest first. */
  readonly #groups = new Map<string, Set<string>>()

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  async add(key: string, { value, group, mostOfGroup, mostOfAll, life }: Kept): Promise<boolean> {
    this.#forgetExpired()
    const keys = this.#groups.get(group) ?? new Set()
    for (const oldest of keys) {
      if (keys.size < mostOfGroup) break
      this.#end(oldest)
    }
    if (this.#entries.size >= mostOfAll) return false
    this.#entries.set(key, { value, group, ends: this.#now() + life, turn: 1 })
    this.#groups.set(group, keys.add(key))
    return true
  }

  async take(key: string, turn: number): Promise<Taken> {
    this.#forgetExpired()
    const entry = this.#entries.get(key)
    if (!entry) return 'gone'
    if (entry.turn !== turn) {
      this.#end(key)
      return 'replayed'
    }
    entry.turn += 1
    return { value: entry.value }
  }

  async end(key: string): Promise<void> {
    this.#end(key)
  }

  limit(_name: string, terms: LimitTerms) {
    return createLimit(terms)
  }

  async close(): Promise<void> {
    this.#entries.clear()
    this.#groups.clear()
  }

  #forgetExpired(): void {
    for (const [key, { ends }] of this.#entries) {
      if (ends > this.#now()) return
      this.#end(key)
    }
  }

  #end(key: string): void {
    const { group } = this.#entries.get(key) ?? {}
    this.#entries.delete(key)
    const keys = group === undefined ? undefined : this.#groups.get(group)
    keys?.delete(key)
    if (group !== undefined && !keys?.size) this.#groups.delete(group)
  }
}
