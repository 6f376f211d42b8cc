/** Small things the browser remembers: column widths, persistent facets. Works (forgetfully) without storage. */
export interface BrowserStore {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

/** @param storage throws where a browser forbids it */
export function storeIn(storage: () => Storage, prefix: string): BrowserStore {
  return {
    get(key) {
      try {
        return JSON.parse(storage().getItem(prefix + key) ?? 'null') as unknown
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        storage().setItem(prefix + key, JSON.stringify(value))
      } catch {
        // A full or forbidden storage only forgets.
      }
    },
  }
}

/** What is folded in the navigation and which banners were put away, kept on this device. */
export const deviceStore = storeIn(() => localStorage, 'stratus:')
/** Kept on this device. */
export const columnStore = storeIn(() => localStorage, 'stratus:columns:')
/** Views that somebody has named, kept on this device. @param scope person and project */
export const viewStore = (scope: string): BrowserStore => storeIn(() => localStorage, `stratus:views:${scope}:`)
/** Where somebody has put the nodes of a topology, kept on this device. @param scope person and project */
export const topologyStore = (scope: string): BrowserStore => storeIn(() => localStorage, `stratus:topology:${scope}:`)
/** Kept while this tab lives. */
export const searchStore = storeIn(() => sessionStorage, 'stratus:search:')
