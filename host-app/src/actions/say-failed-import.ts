import { hasUnsavedInput, t } from '@stratus/widgets'
import type { Host } from '../host.js'
import { handleFailedImport, isFailedImport, type FailedImport, type FailedImportParts } from './failed-import.js'

/** What a part of the program that cannot be loaded has to do with this page. */
export function partsOfPage(webroot: string): FailedImportParts {
  return {
    webroot,
    ownEntry: document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
    hasUnsavedInput,
    reload: () => window.location.reload(),
    fetch: (...request) => window.fetch(...request),
    storage: sessionStorage,
  }
}

export function whyMissing(why: Exclude<FailedImport, 'loading-anew'>): string {
  switch (why) {
    case 'new-build':
      return t('There is a new version of the dashboard.')
    case 'server-away':
      return t('The server cannot be reached.')
    case 'part-missing':
      return t('A part of the page could not be loaded.')
  }
}

/** Parts of the page that could not be fetched: whatever 'Try again' is chosen, they are tried, too. */
export const missingParts = new Set<() => void>()

/**
 * Loads a dialog. When its part of the program is missing says why, and rejects, as it does where `load` does.
 * @param again opens the dialog once more
 */
export async function orSayFailedImport<T>(
  load: () => Promise<T>,
  host: Pick<Host, 'toasts' | 'webroot'>,
  again: () => void,
  partsOf?: (webroot: string) => FailedImportParts,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isFailedImport(error)) await sayFailedImport(host, again, partsOf)
    throw error
  }
}

/**
 * Says why a part of the program is missing, with the way on (W-SHELL-16, W-SHELL-17): after a deploy the page loads itself anew, or
 * offers to; while the server is away it is tried again. Of several parts of a page (no `again` of their own) once.
 */
export async function sayFailedImport(
  { toasts, webroot }: Pick<Host, 'toasts' | 'webroot'>,
  again?: () => void,
  partsOf: (webroot: string) => FailedImportParts = partsOfPage,
): Promise<void> {
  const parts = partsOf(webroot)
  const why = await handleFailedImport(parts)
  if (why === 'loading-anew') return
  const tryAgain = (): void => {
    again?.()
    for (const fetchPart of missingParts) fetchPart()
  }
  const text = whyMissing(why)
  // One of another dialog would open that one.
  if (again) toasts.withdraw('error', text)
  const isAway = why === 'server-away'
  toasts.add('error', text, {
    action: isAway ? { label: t('Try again'), run: tryAgain } : { label: t('Reload'), run: parts.reload },
  })
}
