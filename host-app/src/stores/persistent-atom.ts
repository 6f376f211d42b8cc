import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

/**
 * A storage for which nothing is too large, or forbidden: what cannot be kept holds until the page is left, as people have chosen it.
 * @param storage read and written as its properties, as persistent atoms do
 */
export function heldStorage(storage: Record<string, string>): Record<string, string> {
  const held = new Map<string | symbol, string>()
  return new Proxy(storage, {
    has: (kept, name) => held.has(name) || Reflect.has(kept, name),
    get: (kept, name): unknown => held.get(name) ?? Reflect.get(kept, name),
    set(kept, name, value: string) {
      held.delete(name)
      try {
        Reflect.set(kept, name, value)
      } catch {
        held.set(name, value)
      }
      return true
    },
  })
}

/** Where a browser forbids it, atoms hold what they hold without it. */
function storageOfBrowser(): Record<string, string> | undefined {
  try {
    return globalThis.localStorage as Storage & Record<string, string>
  } catch {
    return undefined
  }
}

const storage = storageOfBrowser()
if (storage) setPersistentEngine(heldStorage(storage), windowPersistentEvents)

/** An atom that this browser remembers, shared by its tabs; @see heldStorage */
export { persistentAtom }
