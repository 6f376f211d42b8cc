import { createLiveSource, type LiveOptions, type LiveSource } from './live-source.js'
import { reconcile } from './reconcile.js'

export interface LiveListOptions<T> extends LiveOptions {
  /** One request for all rows. */
  readonly load: (signal: AbortSignal) => Promise<readonly T[]>
  readonly keyOf: (item: T) => string
  /**
   * The state an item is moving from, such as 'BUILD spawning', or null when it rests. A state that was not seen before makes the
   * list fast again; one that stays lets it slow down.
   */
  readonly transitionOf?: (item: T) => string | null
  /** Rows seen before, and when: shown until the first answer comes. */
  readonly initial?: { readonly data: readonly T[]; readonly at: number } | null
}

/**
 * A list that keeps itself up to date: one request refreshes all rows, fast while rows are in transition, slowly otherwise
 * (DEC-8). Unchanged rows stay the same objects. Late answers are dropped.
 *
 *     const servers = createLiveList({
 *       load: async (signal) => (await client.call('nova.servers.list', { signal })).items,
 *       keyOf: (server) => server.id,
 *       transitionOf: (server) => (isServerTransitional(server) ? `${server.status} ${server.task_state}` : null),
 *     })
 *     servers.$state.subscribe(({ data }) => …)
 */
export function createLiveList<T>(options: LiveListOptions<T>): LiveSource<readonly T[]> {
  const { load, keyOf, transitionOf } = options
  return createLiveSource<readonly T[]>({
    ...options,
    load,
    mayVanish: false,
    merge: (before, after) => reconcile(before, after, keyOf),
    transitionsOf: (items) =>
      items.flatMap((item) => {
        const transition = transitionOf?.(item) ?? null
        return transition === null ? [] : [`${keyOf(item)} ${transition}`]
      }),
  })
}
