/** Something kept, and when it was learnt (ms). */
export interface Recalled {
  readonly value: unknown
  readonly at: number
  /** Never written: it goes with the page. */
  readonly visitOnly?: boolean
}

/**
 * What this tab has learnt of the cloud for the one who is signed in: rows last seen, panels, what policy allows. A reload shows it at once, with
 * its age, instead of asking anew. Nothing secret may be kept; it is dropped at sign-out, with another user, project,
 * region or sign-in, with another build of the app, and after ten minutes.
 */
export interface TabMemory {
  /** Whose it is from now on. What was kept for anybody else is gone. */
  open(owner: string): void
  /** Null when there is nothing, or it is too old. */
  recall(name: string): Recalled | null
  /** Survives a reload only as plain JSON of moderate size. */
  keep(name: string, value: unknown, at?: number, how?: Pick<Recalled, 'visitOnly'>): void
  /** Forgets what has a name that begins so. */
  forget(prefix: string): void
  clear(): void
  close(): void
}

export interface TabMemoryParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  /** When a page goes away it says `pagehide`. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly now?: () => number
}

const storageKey = 'stratus:tab'
const longest = 10 * 60_000
/** Characters of JSON: a larger entry is kept until the page goes, not longer. */
const largestEntry = 400_000
const largestWhole = 1_500_000

/** An older build may have kept things of another shape; the address of this script names the build. */
const build = import.meta.url

export function createTabMemory({ storage, page, now = Date.now }: TabMemoryParts): TabMemory {
  let owner: string | null = null
  let entries = new Map<string, Recalled>()

  const forgetAll = () => {
    entries = new Map()
    quietly(() => storage?.removeItem(storageKey))
  }

  // Written once, when the page goes, and not with every answer.
  const write = () => {
    if (owner === null || !entries.size) return
    const kept: Record<string, Recalled> = {}
    let room = largestWhole
    for (const [name, entry] of [...entries].sort(([, a], [, b]) => b.at - a.at)) {
      if (entry.visitOnly) continue
      const { length } = JSON.stringify(entry)
      if (length > largestEntry || length > room) continue
      kept[name] = entry
      room -= length
    }
    quietly(() => storage?.setItem(storageKey, JSON.stringify({ owner, build, kept })))
  }
  page.addEventListener('pagehide', write)

  return {
    open(next) {
      if (next === owner) return
      entries = owner === null ? readKept(storage, next) : new Map()
      owner = next
      quietly(() => storage?.removeItem(storageKey))
    },
    recall(name) {
      const entry = entries.get(name)
      return entry && now() - entry.at <= longest ? entry : null
    },
    keep(name, value, at = now(), how = {}) {
      if (owner !== null) entries.set(name, { value, at, ...how })
    },
    forget(prefix) {
      for (const name of entries.keys()) if (name.startsWith(prefix)) entries.delete(name)
    },
    clear() {
      owner = null
      forgetAll()
    },
    close() {
      page.removeEventListener('pagehide', write)
    },
  }
}

/** The storage of this tab; null where it is forbidden. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

function readKept(storage: TabMemoryParts['storage'], owner: string): Map<string, Recalled> {
  const kept = new Map<string, Recalled>()
  quietly(() => {
    const stored = JSON.parse(storage?.getItem(storageKey) ?? 'null') as {
      owner?: unknown
      build?: unknown
      kept?: Record<string, Partial<Recalled> | null>
    } | null
    if (stored?.owner !== owner || stored.build !== build) return
    for (const [name, entry] of Object.entries(stored.kept ?? {}))
      if (typeof entry?.at === 'number') kept.set(name, { value: entry.value, at: entry.at })
  })
  return kept
}

/** Storage may be full, forbidden, or hold anything: then there is no memory. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // As if nothing had been kept.
  }
}
