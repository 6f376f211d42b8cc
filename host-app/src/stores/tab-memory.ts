/** Something kept, and when it was learnt (ms). */
export interface Recalled {
  readonly value: unknown
  readonly at: number
}

interface Entry extends Recalled {
  /** What of it survives a reload, asked for when the page goes. */
  readonly lasting: (() => unknown) | undefined
}

/**
 * What this tab has learnt of the cloud for the one who is signed in: rows last seen, panels, what policy allows. A reload shows it at once, with
 * its age, instead of asking anew. Nothing secret may outlive the page (`lasting`); it is dropped at sign-out, with another user, project,
 * region or sign-in, with another build of the app, and after ten minutes.
 */
export interface TabMemory {
  /** Whose it is from now on. What was kept for anybody else is gone. */
  open(owner: string): void
  /** Null when there is nothing, or it is too old. */
  recall(name: string): Recalled | null
  /**
   * Survives a reload only as plain JSON of moderate size.
   * @param lasting what of it does, when that is not all; undefined is nothing
   */
  keep(name: string, value: unknown, at?: number, lasting?: () => unknown): void
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
/** Characters of JSON: a larger entry is kept until the page goes, not longer. Browsers keep 5 million and more for a tab. */
const largestEntry = 3_000_000
const largestWhole = 4_000_000

/** An older build may have kept things of another shape; the address of this script names the build. */
const build = import.meta.url

export function createTabMemory({ storage, page, now = Date.now }: TabMemoryParts): TabMemory {
  let owner: string | null = null
  let entries = new Map<string, Entry>()

  const forgetAll = () => {
    entries = new Map()
    quietly(() => storage?.removeItem(storageKey))
  }

  // Written once, when the page goes, and not with every answer.
  const write = () => {
    if (owner === null || !entries.size) return
    const kept: string[] = []
    let room = largestWhole
    for (const [name, { value, at, lasting }] of [...entries].sort(([, a], [, b]) => b.at - a.at)) {
      const written = lasting ? lasting() : value
      const entry = written === undefined ? '' : `${JSON.stringify(name)}:${JSON.stringify({ value: written, at })}`
      if (!entry || entry.length > largestEntry || entry.length > room) continue
      kept.push(entry)
      room -= entry.length
    }
    const head = JSON.stringify({ owner, build }).slice(0, -1)
    const fits = () => quietly(() => storage?.setItem(storageKey, `${head},"kept":{${kept.join(',')}}}`))
    // Not every browser has that much room: the largest goes first.
    while (!fits() && kept.length > 1) {
      const lengths = kept.map(({ length }) => length)
      kept.splice(lengths.indexOf(Math.max(...lengths)), 1)
    }
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
      return entry && now() - entry.at <= longest ? { value: entry.value, at: entry.at } : null
    },
    keep(name, value, at = now(), lasting = undefined) {
      if (owner !== null) entries.set(name, { value, at, lasting })
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

function readKept(storage: TabMemoryParts['storage'], owner: string): Map<string, Entry> {
  const kept = new Map<string, Entry>()
  quietly(() => {
    const stored = JSON.parse(storage?.getItem(storageKey) ?? 'null') as {
      owner?: unknown
      build?: unknown
      kept?: Record<string, Partial<Recalled> | null>
    } | null
    if (stored?.owner !== owner || stored.build !== build) return
    for (const [name, entry] of Object.entries(stored.kept ?? {}))
      if (typeof entry?.at === 'number') kept.set(name, { value: entry.value, at: entry.at, lasting: undefined })
  })
  return kept
}

/** Storage may be full, forbidden, or hold anything: then there is no memory. @returns whether it went well */
function quietly(work: () => void): boolean {
  try {
    work()
    return true
  } catch {
    // As if nothing had been kept.
    return false
  }
}
