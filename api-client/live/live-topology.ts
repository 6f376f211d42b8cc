import { createLiveItem } from './live-item.js'
import type { LiveOptions, LiveSource } from './live-source.js'

/** Between two readings of the network topology, ms (T-MODEL-08). */
export const topologyInterval = 10_000

/** Between two readings of a stack's drawing, ms: while something is in progress, and else (T-STACK-03). */
export const stackIntervals = { inProgress: 3000, otherwise: 30_000 } as const

interface Loader<T> extends Omit<LiveOptions, 'idleInterval' | 'fastInterval' | 'toldInterval'> {
  readonly load: (signal: AbortSignal) => Promise<T>
}

/**
 * The network topology, read again every 10 s. It is not compared by content: thousands of devices would hold the page, and
 * whoever shows them compares piece by piece.
 */
export function createLiveTopology<T>(options: Loader<T>): LiveSource<T> {
  return createLiveItem<T>({
    ...options,
    isSame: Object.is,
    fastInterval: topologyInterval,
    idleInterval: topologyInterval,
  })
}

/** The drawing of a stack, read again every 3 s while something is in progress, else every 30 s. */
export function createLiveStack<T>(
  options: Loader<T> & { readonly inProgress: (drawing: T) => boolean },
): LiveSource<T> {
  let busy = false
  return createLiveItem<T>({
    ...options,
    fastInterval: stackIntervals.inProgress,
    idleInterval: () => (busy ? stackIntervals.inProgress : stackIntervals.otherwise),
    toldInterval: () => (busy ? stackIntervals.inProgress : null),
    async load(signal) {
      const drawing = await options.load(signal)
      busy = options.inProgress(drawing)
      return drawing
    },
  })
}
