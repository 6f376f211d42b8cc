import type { Timers } from '@stratus/api-client'

/** Whether the browser has a network, and when it has one again. */
export interface NetworkNews {
  isOnline(): boolean
  /** Returns what ends it. */
  onBack(callback: () => void): () => void
}

export interface BreakWatch {
  /** Waits so long; less when the network comes back or somebody wants it now, longer while there is no network at all. */
  pause(ms: number, signal?: AbortSignal): Promise<void>
  /** Ends every pause that is under way. */
  endPauses(): void
}

/** Where broken uploads wait before they look for the server (G-UPLOAD-02). */
export function createBreakWatch({ timers, network }: { timers: Timers; network: NetworkNews }): BreakWatch {
  const waiting = new Set<() => void>()
  return {
    pause: (ms, signal) =>
      new Promise((resolve, reject) => {
        const end = (): void => {
          timers.clearTimeout(timer)
          signal?.removeEventListener('abort', leave)
          stopNews()
          waiting.delete(go)
        }
        const go = (): void => {
          end()
          resolve()
        }
        const leave = (): void => {
          end()
          reject(signal?.reason)
        }
        const stopNews = network.onBack(go)
        const timer = timers.setTimeout(() => network.isOnline() && go(), ms)
        waiting.add(go)
        if (signal?.aborted) leave()
        else signal?.addEventListener('abort', leave, { once: true })
      }),
    endPauses() {
      for (const go of waiting) go()
    },
  }
}

/** Whether the dashboard's server is there and wants visitors; one that is about to stop does not. */
export async function isServerReady(fetch: typeof globalThis.fetch, webroot: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${webroot}readyz`, { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return status < 500
  } catch {
    return false
  }
}
