import type { Client } from '@stratus/api-client'
import { atom, type ReadableAtom } from 'nanostores'
import { asPage } from './addresses.js'
import type { CloudPanel } from './navigation-model.js'

/** What the cloud's own pages have in their side navigation: where plugins appear. */
export interface CloudNavigation {
  readonly panels: ReadableAtom<readonly CloudPanel[]>
  /** Takes what a page came with. */
  take(panels: readonly CloudPanel[]): void
  /** Reads it from a page that costs the cloud little. Without it our own panels are all there is. */
  load(signal: AbortSignal): Promise<void>
}

/** No service is asked for it, unlike for any panel. */
const lightPage = 'settings/'

export function createCloudNavigation(client: Pick<Client, 'fetchClassic'>, webroot: string): CloudNavigation {
  const panels = atom<readonly CloudPanel[]>([])
  const take = (found: readonly CloudPanel[]) => {
    if (found.length === 0) return
    // Horizon shows some dashboards, such as Settings, only on their own pages.
    const rest = panels.get().filter(({ dashboard }) => !found.some((each) => each.dashboard.id === dashboard.id))
    panels.set([...found, ...rest])
  }
  return {
    panels,
    take,
    async load(signal) {
      panels.set([])
      try {
        const response = await client.fetchClassic(lightPage, { headers: asPage, signal })
        if (!response.ok) return
        // The sanitiser is only worth loading for an answer.
        const { readClassicPage } = await import('./page.js')
        const page = readClassicPage(await response.text(), webroot)
        if (!signal.aborted) take(page?.navigation ?? [])
      } catch {
        // Every page of the cloud brings it again.
      }
    },
  }
}
