/** Banners that people of this device have put away: by person, since two may share a browser. */
const KEY = 'stratus:dismissed-banners'

/** @param storage throws where a browser forbids it */
export function readDismissed(storage: () => Storage): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

export const entryOf = (user: string, banner: string): string => `${banner} ${user}`

/** Remembers one more; those of banners that are gone are forgotten. A full or forbidden storage only forgets. */
export function dismiss(storage: () => Storage, entry: string, banners: readonly { id: string }[]): string[] {
  const there = [...readDismissed(storage), entry].filter((known) =>
    banners.some(({ id }) => known.startsWith(`${id} `)),
  )
  try {
    storage().setItem(KEY, JSON.stringify(there))
  } catch {
    // It is put away until the page is loaded anew.
  }
  return there
}
