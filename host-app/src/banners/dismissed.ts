import type { BrowserStore } from '../stores/browser-store.js'

/** Banners that people of this device have put away: by person, since two may share a browser. */
const key = 'dismissed-banners'

export function readDismissed(store: BrowserStore): string[] {
  const kept = store.get(key)
  return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : []
}

export const entryOf = (user: string, banner: string): string => `${banner} ${user}`

/** Remembers one more; those of banners that are gone are forgotten. */
export function dismiss(store: BrowserStore, entry: string, banners: readonly { id: string }[]): string[] {
  const there = [...readDismissed(store), entry].filter((known) => banners.some(({ id }) => known.startsWith(`${id} `)))
  store.set(key, there)
  return there
}
