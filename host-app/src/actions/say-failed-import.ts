import { hasUnsavedInput, t } from '@stratus/widgets'
import type { Host } from '../host.js'
import { handleFailedImport, isFailedImport, type FailedImportParts } from './failed-import.js'

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

/**
 * Loads a dialog. When its part of the program is missing says why, with the way on (W-SHELL-16, W-SHELL-17): after a deploy the page
 * loads itself anew, or offers to; while the server is away it is tried again. Rejects then, and as `load` does.
 * @param again opens the dialog once more
 */
export async function orSayFailedImport<T>(
  load: () => Promise<T>,
  host: Pick<Host, 'toasts' | 'webroot'>,
  again: () => void,
  partsOf: (webroot: string) => FailedImportParts = partsOfPage,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isFailedImport(error)) await sayWhy(host.toasts, partsOf(host.webroot), again)
    throw error
  }
}

async function sayWhy(toasts: Host['toasts'], parts: FailedImportParts, again: () => void): Promise<void> {
  const say = (text: string, label: string, run: () => void): void => {
    // One of another dialog would open that one.
    toasts.withdraw('error', text)
    toasts.add('error', text, { action: { label, run } })
  }
  switch (await handleFailedImport(parts)) {
    case 'loading-anew':
      return
    case 'new-build':
      return say(t('There is a new version of the dashboard.'), t('Reload'), parts.reload)
    case 'server-away':
      return say(t('The server cannot be reached.'), t('Try again'), again)
    case 'part-missing':
      return say(t('A part of the page could not be loaded.'), t('Reload'), parts.reload)
  }
}
