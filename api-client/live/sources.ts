import type { Clock, Visibility } from './poller.js'

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
}

/** The page's visibility; where there is no page, always visible. */
export const pageVisibility: Visibility = {
  get visible() {
    return typeof document === 'undefined' || document.visibilityState !== 'hidden'
  },
  subscribe(listener) {
    if (typeof document === 'undefined') return () => undefined
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}
