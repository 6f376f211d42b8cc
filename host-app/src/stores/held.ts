import { atom, type ReadableAtom } from 'nanostores'
import type { HeldDeletions, HeldDeletionsParts } from './held-deletions.js'

/** Of the tab's memory: names of what is held back now. */
const heldNames = 'held deletions'

/** Deletions that can still be undone; what holds them back is fetched with the first one. */
export interface Held {
  /** Ids of what is being deleted, held back or under way: lists leave them out. */
  readonly hidden: ReadableAtom<ReadonlySet<string>>
  /** Reads again what may show something that was deleted, before it is shown again. Returns what ends it. */
  onSent(reread: () => Promise<unknown>): () => void
  /** Null: nothing was held back so far. */
  readonly deletions: HeldDeletions | null
  load(): Promise<HeldDeletions>
  /** Says what the page before this one had held back when it went. */
  tellOfLost(): void
}

export function createHeld(parts: Pick<HeldDeletionsParts, 'toasts' | 'memory'>): Held {
  const hidden = atom<ReadonlySet<string>>(new Set())
  const rereads = new Set<() => Promise<unknown>>()
  let deletions: HeldDeletions | null = null
  const load = async () => {
    const { createHeldDeletions } = await import('./held-deletions.js')
    return (deletions ??= createHeldDeletions({ ...parts, notedAs: heldNames, hidden, rereads }))
  }
  return {
    hidden,
    onSent(reread) {
      rereads.add(reread)
      return () => rereads.delete(reread)
    },
    get deletions() {
      return deletions
    },
    load,
    tellOfLost() {
      if (parts.memory.recall(heldNames))
        load().then(
          (held) => held.tellOfLost(),
          () => undefined,
        )
    },
  }
}
