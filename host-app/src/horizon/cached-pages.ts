import type { Client } from '@stratus/api-client'

/** A page as it came, so that it can be shown again. */
export interface CachedPage {
  readonly address: string
  readonly html: string
}

export interface CachedPages {
  /** What was shown at a step of the browser's history. */
  get(key: string): CachedPage | undefined
  set(key: string, page: CachedPage): void
  /** Leaves a page that is here already for the step that is about to be made to its address. */
  hand(page: CachedPage): void
  take(address: string): CachedPage | undefined
  clear(): void
}

/** Back and forward show at once what was there. Large tables are large: only the last few pages are kept. */
export function createCachedPages(most = 8, mostCharacters = 8_000_000): CachedPages {
  const pages = new Map<string, CachedPage>()
  let handed: CachedPage | undefined
  const size = () => [...pages.values()].reduce((sum, { html }) => sum + html.length, 0)
  return {
    get: (key) => pages.get(key),
    set(key, page) {
      pages.delete(key)
      pages.set(key, page)
      while (pages.size > 1 && (pages.size > most || size() > mostCharacters)) {
        pages.delete([...pages.keys()][0] ?? '')
      }
    },
    hand(page) {
      handed = page
    },
    take(address) {
      const page = handed?.address === address ? handed : undefined
      handed = undefined
      return page
    },
    clear() {
      pages.clear()
      handed = undefined
    },
  }
}

const ofClients = new WeakMap<Client, CachedPages>()

/** The pages of one app. They are somebody's in a project, and go with the session. */
export function cachedPagesOf(client: Client): CachedPages {
  const known = ofClients.get(client)
  if (known) return known
  const pages = createCachedPages()
  client.on('reset', pages.clear)
  client.on('session-changed', pages.clear)
  ofClients.set(client, pages)
  return pages
}
