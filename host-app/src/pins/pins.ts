import type { WritableAtom } from 'nanostores'
import { persistentAtom } from '../stores/persistent-atom.js'

/** A page, a view of a list or a thing that somebody wants at hand. */
export interface Pin {
  /** Address below the web root, with its query. */
  readonly path: string
  /** As it was called when it was last seen. */
  readonly title: string
}

/** In the order that people gave them. */
export type Pins = readonly Pin[]

/** More are not kept: what is at hand is few. */
export const mostPins = 30

export const isPinned = (pins: Pins, path: string): boolean => pins.some((pin) => pin.path === path)

/** Puts a pin at the end, or another title on the one that is there. */
export function withPin(pins: Pins, pin: Pin): Pins {
  if (isPinned(pins, pin.path)) return pins.map((one) => (one.path === pin.path ? pin : one))
  return [...pins, pin].slice(-mostPins)
}

export const withoutPin = (pins: Pins, path: string): Pins => pins.filter((pin) => pin.path !== path)

/** @param by -1 towards the start, 1 towards the end */
export function movedPin(pins: Pins, path: string, by: -1 | 1): Pins {
  const from = pins.findIndex((pin) => pin.path === path)
  const moved = pins[from]
  const to = from + by
  if (!moved || to < 0 || to >= pins.length) return pins
  return withoutPin(pins, path).toSpliced(to, 0, moved)
}

/** Whatever was stored is survived. */
export function readPins(text: string): Pins {
  try {
    const stored: unknown = JSON.parse(text)
    const pins = Array.isArray(stored) ? stored.filter(isPin) : []
    return pins.reduce<Pins>((all, { path, title }) => withPin(all, { path, title }), [])
  } catch {
    return []
  }
}

/** A path leads nowhere but into this app. */
function isPin(value: unknown): value is Pin {
  const { path, title } = (value ?? {}) as Partial<Record<keyof Pin, unknown>>
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && typeof title === 'string'
}

/** Pins on this device, the same in all tabs. @returns those of a person in a project */
export function createPins(): (scope: string) => WritableAtom<Pins> {
  const stores = new Map<string, WritableAtom<Pins>>()
  return (scope) => {
    const known = stores.get(scope)
    if (known) return known
    const store = persistentAtom<Pins>(`stratus:pins:${scope}`, [], { encode: JSON.stringify, decode: readPins })
    stores.set(scope, store)
    return store
  }
}
