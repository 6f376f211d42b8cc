import type { Limit, LimitTerms } from '../limits.js'

/** What is kept with a turn: whoever asks for it has to name the next one. */
export interface Kept {
  readonly value: string
  /** Whose it is: each group holds so many, and loses its oldest when one more comes. */
  readonly group: string
  readonly mostOfGroup: number
  /** So many of all groups together; then there is no room. */
  readonly mostOfAll: number
  /** How long it is kept, ms. */
  readonly life: number
}

export type Taken = { readonly value: string } | 'gone' | 'replayed'

/**
 * What several servers of one dashboard have to know together. In memory it is one server's own; in Redis all share it. Each
 * method is one step that no other server comes between, and rejects with `StoreAway` when the store cannot be used.
 */
export interface SharedStore {
  /** Whether the last attempt to use it failed. */
  readonly isAway: boolean
  /** Keeps a value, its first turn being 1; false when there is no room. */
  add(key: string, kept: Kept): Promise<boolean>
  /** The value, when this is its next turn, which counts one on. Any other turn ends it: somebody has come a second time. */
  take(key: string, turn: number): Promise<Taken>
  end(key: string): Promise<void>
  /** Counts by name, so that all servers count together. Without a store that can be used each counts for itself. */
  limit(name: string, terms: LimitTerms): Limit
  close(): Promise<void>
}

/** The store is down, too slow, or full. */
export class StoreAway extends Error {
  constructor(options?: ErrorOptions) {
    super('The shared store cannot be used.', options)
  }
}
