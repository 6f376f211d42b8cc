import { ApiError } from '@stratus/api-client'

export type Metadata = Readonly<Record<string, string>>

/** What a save changes: keys with their new values, and keys that are gone (W-META-17). */
export interface MetadataChange {
  readonly updated: Metadata
  readonly removed: readonly string[]
}

/**
 * Only what was changed here: the rest may have been changed by others since, or be nobody's to write. Definitions may spell a key
 * otherwise than it was saved (W-META-06): it keeps its spelling, for many databases have one key for both.
 */
export function metadataChange(before: Metadata, now: Metadata): MetadataChange {
  const known = new Map(Object.entries(before))
  const spelled = new Map([...known.keys()].map((key) => [key.toLowerCase(), key]))
  const wanted = new Map(
    Object.entries(now).map(([key, value]) => [known.has(key) ? key : (spelled.get(key.toLowerCase()) ?? key), value]),
  )
  return {
    updated: Object.fromEntries([...wanted].filter(([key, value]) => known.get(key) !== value)),
    removed: [...known.keys()].filter((key) => !wanted.has(key)),
  }
}

export const changesNothing = ({ updated, removed }: MetadataChange): boolean =>
  removed.length === 0 && Object.keys(updated).length === 0

/**
 * Saves a change. Services answer 404 when somebody else has taken away one of the keys meanwhile, and do not say which: those are gone as
 * they were to be, and are left out.
 */
export async function saveMetadata(
  change: MetadataChange,
  save: (change: MetadataChange) => Promise<unknown>,
  read: () => Promise<Metadata>,
): Promise<void> {
  try {
    await save(change)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    const now = await read().catch(() => null)
    const removed = change.removed.filter((key) => now && Object.hasOwn(now, key))
    if (!now || removed.length === change.removed.length) throw error
    const rest = { updated: change.updated, removed }
    if (!changesNothing(rest)) await saveMetadata(rest, save, read)
  }
}
