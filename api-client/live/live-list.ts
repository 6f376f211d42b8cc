import { createLiveSource, type LiveOptions, type LiveSource, type Load, type Update } from './live-source.js'
import { reconcile } from './reconcile.js'

export interface LiveListOptions<T> extends LiveOptions {
  readonly load: Load<readonly T[]>
  readonly update?: Update<readonly T[]> | undefined
  readonly keyOf: (item: T) => string
  /**
   * The state an item is moving from, such as 'BUILD spawning', or null when it rests. A state that was not seen before makes the
   * list fast again; one that stays lets it slow down.
   */
  readonly transitionOf?: (item: T) => string | null
  /** Rows seen before, and when: shown until the first answer comes. */
  readonly initial?: { readonly data: readonly T[]; readonly at: number } | null
  /** Rows that a query before this one showed: shown until this one has rows of its own. */
  readonly shown?: readonly T[] | null
}

export interface LiveList<T> extends LiveSource<readonly T[]> {
  /** The rows with these keys leave at once, and the list is read again: what is in flight may still have them. Settled when it has been read. */
  forget(keys: Iterable<string>): Promise<void>
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
export function createLiveList<T>(options: LiveListOptions<T>): LiveList<T> {
  const { load, keyOf, transitionOf } = options
  const source = createLiveSource<readonly T[]>({
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
  return {
    ...source,
    forget(keys) {
      const gone = new Set(keys)
      if (gone.size > 0) source.amend((rows) => rows.filter((row) => !gone.has(keyOf(row))))
      return source.refresh({ quiet: true })
    },
  }
}
