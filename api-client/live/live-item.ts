import { createLiveSource, type LiveOptions, type LiveSource } from './live-source.js'
import { sameContent } from './reconcile.js'

export interface LiveItemOptions<T> extends LiveOptions {
  readonly load: (signal: AbortSignal) => Promise<T>
  /** The state it is moving from, or null when it rests. */
  readonly transitionOf?: (item: T) => string | null
  /** Whether nothing has changed; default: by content. */
  readonly isSame?: (before: T, after: T) => boolean
}

/**
 * One resource that keeps itself up to date, as on a details page. A 404 sets `gone`, removes the data and ends the asking; of one
 * that `recovers` it is a failure like any other.
 */
export function createLiveItem<T>(options: LiveItemOptions<T>): LiveSource<T> {
  const { load, transitionOf, isSame = sameContent } = options
  return createLiveSource<T>({
    ...options,
    load,
    mayVanish: !options.recovers,
    merge: (before, after) => (before !== null && isSame(before, after) ? before : after),
    transitionsOf: (item) => {
      const transition = transitionOf?.(item) ?? null
      return transition === null ? [] : [transition]
    },
  })
}
