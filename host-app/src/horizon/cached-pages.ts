import type { Client } from '@stratus/api-client'

/** A page as it came, so that it can be shown again. */
export interface KeptPage {
  readonly address: string
  readonly html: string
}

export interface KeptPages {
  /** What was shown at a step of the browser's history. */
  get(key: string): KeptPage | undefined
  set(key: string, page: KeptPage): void
  /** Leaves a page that is here already for the step that is about to be made to its address. */
  hand(page: KeptPage): void
  take(address: string): KeptPage | undefined
  clear(): void
}

/** Back and forward show at once what was there. Large tables are large: only the last few pages are kept. */
export function createKeptPages(most = 8, mostCharacters = 8_000_000): KeptPages {
  const pages = new Map<string, KeptPage>()
  let handed: KeptPage | undefined
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

const ofClients = new WeakMap<Client, KeptPages>()

/** The pages of one app. They are somebody's in a project, and go with the session. */
export function keptPagesOf(client: Client): KeptPages {
  const known = ofClients.get(client)
  if (known) return known
  const pages = createKeptPages()
  client.on('reset', pages.clear)
  client.on('session-changed', pages.clear)
  ofClients.set(client, pages)
  return pages
}
