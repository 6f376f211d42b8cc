/** Before the keys of all drafts. */
export const draftPrefix = 'stratus:draft:'

/** Removes all drafts of somebody who signs out; works (forgetfully) without storage. */
export function dropDraftsOf(person: string, storage: () => Storage): void {
  try {
    const kept = storage()
    for (const key of Object.keys(kept)) if (key.startsWith(`${draftPrefix}${person} `)) kept.removeItem(key)
  } catch {
    // There are none.
  }
}
