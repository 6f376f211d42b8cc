/** A page that was looked at. */
export interface RecentPage {
  /** Path below the web root. */
  readonly path: string
  readonly title: string
}

interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const limit = 6

function isPage(value: unknown): value is RecentPage {
  const { path, title } = (value ?? {}) as Partial<Record<keyof RecentPage, unknown>>
  return typeof path === 'string' && path.startsWith('/') && typeof title === 'string'
}

/**
 * The pages last looked at, newest first. Kept while the tab lives, and for one user and project only: names of resources are
 * nobody else's business.
 */
export function recentPages(scope: string, storage: () => Shelf) {
  const key = `stratus:recent:${scope}`
  const all = (): RecentPage[] => {
    try {
      const read = JSON.parse(storage().getItem(key) ?? '[]') as unknown
      return Array.isArray(read) ? read.filter(isPage).slice(0, limit) : []
    } catch {
      return []
    }
  }
  return {
    all,
    visit(page: RecentPage): void {
      const rest = all().filter(({ path }) => path !== page.path)
      try {
        storage().setItem(key, JSON.stringify([page, ...rest].slice(0, limit)))
      } catch {
        // A full or forbidden storage only forgets.
      }
    },
  }
}
