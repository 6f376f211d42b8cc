import type { Visibility } from './poller.js'
import { pageVisibility } from './sources.js'

export interface PartVisibility extends Visibility {
  /** Whether the part itself is shown, in a page that is seen. */
  show(shown: boolean): void
}

/** The visibility of a part of a page that may be out of sight, such as a tab: nothing is asked for what nobody sees. */
export function createPartVisibility(page: Visibility = pageVisibility): PartVisibility {
  const listeners = new Set<() => void>()
  let shown = true
  return {
    get visible() {
      return shown && page.visible
    },
    subscribe(listener) {
      const end = page.subscribe(listener)
      listeners.add(listener)
      return () => {
        end()
        listeners.delete(listener)
      }
    },
    show(now) {
      if (now === shown) return
      shown = now
      for (const listener of listeners) listener()
    },
  }
}
