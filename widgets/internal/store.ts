/** What a page lends an element to remember things in. */
interface Store {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

type Warn = (text: string, error: unknown) => void

/** What was remembered; nothing from a store that fails, as those of browsers do where they are not allowed or full. */
export function recall(store: Store, key: string, warn: Warn): unknown {
  try {
    return store.get(key)
  } catch (error) {
    warn('its store cannot be read.', error)
    return undefined
  }
}

/** Remembers it, unless the store fails. */
export function remember(store: Store, key: string, value: unknown, warn: Warn): void {
  try {
    store.set(key, value)
  } catch (error) {
    warn('its store cannot be written.', error)
  }
}
