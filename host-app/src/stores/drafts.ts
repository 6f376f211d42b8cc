import { draftPrefix } from './draft-keys.js'

/** What somebody has typed in a wizard, as it is kept. */
export interface Draft {
  /** When, ms. */
  readonly at: number
  /** The opening of the wizard that wrote it. */
  readonly by: string
  /** Whoever reads it checks it: it may be anything. */
  readonly content: unknown
}

/** Drafts of one person in a project, one for each wizard. Works (forgetfully) without storage. */
export interface Drafts {
  /** Null: there is none, or it is older than a day. */
  read(wizard: string): Draft | null
  keep(wizard: string, by: string, content: unknown): void
  /** @param by only what this opening wrote; another tab may have written since. Default: whatever is there */
  drop(wizard: string, by?: string): void
}

const longest = 24 * 60 * 60_000

/**
 * On the device and not in the tab: what loses a wizard is most often a closed tab or a browser that starts anew. For the same reason nothing
 * secret may be in a draft.
 * @param scope person, project and region; it begins with the person
 */
export function createDrafts(storage: () => Storage, scope: string, now: () => number = Date.now): Drafts {
  const keyOf = (wizard: string) => `${draftPrefix}${scope}:${wizard}`
  const read = (wizard: string) => quietly(() => readDraft(storage().getItem(keyOf(wizard)), now()))
  return {
    read,
    keep: (wizard, by, content) =>
      void quietly(() => storage().setItem(keyOf(wizard), JSON.stringify({ at: now(), by, content }))),
    drop(wizard, by) {
      if (by === undefined || read(wizard)?.by === by) quietly(() => storage().removeItem(keyOf(wizard)))
    },
  }
}

/** Removes what is older than a day or cannot be read, whoever wrote it. */
export function forgetOldDrafts(storage: () => Storage, now = Date.now()): void {
  quietly(() => {
    const kept = storage()
    for (const key of Object.keys(kept)) {
      if (key.startsWith(draftPrefix) && readDraft(kept.getItem(key), now) === null) kept.removeItem(key)
    }
  })
}

function readDraft(text: string | null, now: number): Draft | null {
  const stored = quietly(() => JSON.parse(text ?? 'null') as Partial<Draft> | null)
  if (typeof stored?.at !== 'number' || typeof stored.by !== 'string') return null
  // A clock that was put back must not keep a draft for ever.
  return Math.abs(now - stored.at) < longest ? { at: stored.at, by: stored.by, content: stored.content } : null
}

/** Storage may be full, forbidden, or hold anything. */
function quietly<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}
