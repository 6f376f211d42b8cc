import type { Client } from '@stratus/api-client'
import { atom, type ReadableAtom } from 'nanostores'
import { asPage } from './addresses.js'
import { networkIdle } from '../stores/network-idle.js'
import type { TabMemory } from '../stores/tab-memory.js'
import type { CloudPanel } from './navigation-model.js'

/** What the cloud's own pages have in their side navigation: where plugins appear. */
export interface CloudNavigation {
  /** Null until it is known, or has been waited for long enough: a navigation that grows under the mouse leads astray. */
  readonly panels: ReadableAtom<readonly CloudPanel[] | null>
  /** What a reload shows at once is known. */
  readonly remembered: boolean
  /** Takes what a page came with. */
  take(panels: readonly CloudPanel[]): void
  /** Reads it from a page that costs the cloud little. Without it our own panels are all there is. */
  load(signal: AbortSignal): Promise<void>
}

/** No service is asked for it, unlike for any panel. */
const lightPage = 'settings/'

/** How long the whole navigation waits for the cloud's part, ms. */
const patience = 2500

const remembered = 'navigation'

export function createCloudNavigation(
  client: Pick<Client, 'fetchHorizonPage' | 'idle'>,
  webroot: string,
  memory: Pick<TabMemory, 'recall' | 'keep'>,
): CloudNavigation {
  const panels = atom<readonly CloudPanel[] | null>(null)
  const take = (found: readonly CloudPanel[]) => {
    if (found.length === 0) return
    // Horizon shows some dashboards, such as Settings, only on their own pages.
    const before = panels.get() ?? []
    const rest = before.filter(({ dashboard }) => !found.some((each) => each.dashboard.id === dashboard.id))
    panels.set([...found, ...rest])
    memory.keep(remembered, panels.get())
  }
  return {
    panels,
    take,
    get remembered() {
      return memory.recall(remembered) !== null
    },
    async load(signal) {
      const before = memory.recall(remembered)
      panels.set(before ? (before.value as readonly CloudPanel[]) : null)
      if (before) return
      const late = setTimeout(() => panels.get() ?? panels.set([]), patience)
      try {
        // A whole page of the cloud's costs it more than the rows that are being waited for.
        await networkIdle(client, signal)
        const response = await client.fetchHorizonPage(lightPage, { headers: asPage, signal })
        if (!response.ok) return
        const [{ readNavigation }, html] = await Promise.all([import('./read-navigation.js'), response.text()])
        const found = readNavigation(html, webroot)
        if (!signal.aborted) take(found)
      } catch {
        // Every page of the cloud brings it again.
      } finally {
        clearTimeout(late)
        if (!signal.aborted && panels.get() === null) panels.set([])
      }
    },
  }
}
