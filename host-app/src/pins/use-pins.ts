import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { scopeKey } from '../stores/session.js'
import { createPins, isPinned, movedPin, withoutPin, withPin, type Pin, type Pins } from './pins.js'
import { useSession } from '../hooks/use-session.js'

/** The storage is one for the page. */
const pinsOf = createPins()

export interface PinChanges {
  readonly all: Pins
  has(path: string): boolean
  /** Adds it, or names it anew. */
  pin(pin: Pin): void
  unpin(path: string): void
  /** @param by -1 towards the start, 1 towards the end */
  move(path: string, by: -1 | 1): void
}

/** What this person has pinned in this project. */
export function usePins(): PinChanges {
  const store = pinsOf(scopeKey(useSession()))
  const all = useStore(store)
  return useMemo(
    () => ({
      all,
      has: (path) => isPinned(all, path),
      pin: (pin) => store.set(withPin(all, pin)),
      unpin: (path) => store.set(withoutPin(all, path)),
      move: (path, by) => store.set(movedPin(all, path, by)),
    }),
    [all, store],
  )
}
