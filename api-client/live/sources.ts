import type { Clock, Visibility } from './poller.js'

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
}

/** The page's visibility; where there is no page, always visible. Its listeners hear, too, that the network is back: what failed is due. */
export const pageVisibility: Visibility = {
  get visible() {
    return typeof document === 'undefined' || document.visibilityState !== 'hidden'
  },
  subscribe(listener) {
    if (typeof document === 'undefined') return () => undefined
    const end = new AbortController()
    document.addEventListener('visibilitychange', listener, end)
    window.addEventListener('online', listener, end)
    return () => end.abort()
  },
}
