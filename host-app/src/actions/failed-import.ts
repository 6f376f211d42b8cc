/** What became of a part of the program that could not be loaded. */
export type FailedImport =
  /** There is another build: the page loads itself anew. */
  | 'loading-anew'
  /** There is another build, and something here would be lost, or loading anew did not help. */
  | 'new-build'
  | 'server-away'
  /** None of these: the part alone is missing. */
  | 'part-missing'

export interface FailedImportParts {
  webroot: string
  fetch: typeof globalThis.fetch
  /** The address of the entry that this page was started by. */
  ownEntry: string
  hasUnsavedInput: () => boolean
  storage: Pick<Storage, 'getItem' | 'setItem'>
  reload: () => void
}

/** Chromium's, Firefox's and Safari's words, and those of vite for a style sheet. */
const words =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading dynamically/i

/** The build that a page was loaded anew for: once for each. */
const guard = 'stratus:loaded-anew-for'

export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && words.test(error.message)
}

/** Asks which build there is now, and loads the page anew when it is another one, once, and never over unsaved input. */
export async function handleFailedImport(parts: FailedImportParts): Promise<FailedImport> {
  const entry = await currentEntry(parts)
  if (typeof entry !== 'string') return entry ? 'part-missing' : 'server-away'
  if (parts.ownEntry.endsWith(`/${entry}`)) return 'part-missing'
  if (parts.hasUnsavedInput() || !remember(parts.storage, entry)) return 'new-build'
  parts.reload()
  return 'loading-anew'
}

/** The entry of the build there is; true when the server answers without one, false when it does not answer. */
async function currentEntry({ fetch, webroot }: FailedImportParts): Promise<string | boolean> {
  try {
    const answer = await fetch(`${webroot}stratus/build.json`, { cache: 'no-store' })
    if (answer.status >= 500) return false
    const record: unknown = answer.ok ? await answer.json() : null
    return typeof record === 'object' && record !== null && 'entry' in record && typeof record.entry === 'string'
      ? record.entry
      : true
  } catch {
    return false
  }
}

/** False when this was the reason to load anew before, or cannot be remembered: a page must not load itself again and again. */
function remember(storage: FailedImportParts['storage'], entry: string): boolean {
  try {
    if (storage.getItem(guard) === entry) return false
    storage.setItem(guard, entry)
    return true
  } catch {
    return false
  }
}
