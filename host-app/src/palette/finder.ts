import type { Client } from '@stratus/api-client'
import { atom, type ReadableAtom } from 'nanostores'
import type { Found, Source } from './sources.js'

/** What is known of one kind of resource. */
export type SourceState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly found: readonly Found[] }
  | { readonly status: 'failed'; readonly error: unknown }

export type FinderState = ReadonlyMap<string, SourceState>

export interface Finder {
  /** By id of the source; those that were not asked yet are missing. */
  readonly state: ReadableAtom<FinderState>
  /** Asks every kind that is not known, all at once; each answer is there as soon as it comes. */
  start(): void
  /** Asks those again that failed. */
  retry(): void
  /** Nobody waits any more: what is on its way is given up. */
  stop(): void
}

/**
 * Reads the lists that a search looks through. They do not depend on what is typed, so that a key stroke asks nothing again; a
 * list that fails takes no other with it.
 */
export function createFinder(client: Client, sources: readonly Source[]): Finder {
  const state = atom<FinderState>(new Map())
  let waiting = new AbortController()
  const set = (id: string, next: SourceState): void => state.set(new Map([...state.get(), [id, next]]))

  const ask = async (source: Source, { signal }: AbortController): Promise<void> => {
    set(source.id, { status: 'loading' })
    try {
      const found = await source.load(client, signal)
      if (!signal.aborted) set(source.id, { status: 'ready', found })
    } catch (error) {
      if (!signal.aborted) set(source.id, { status: 'failed', error })
    }
  }
  const askWhere = (wanted: (known: SourceState | undefined) => boolean): void => {
    for (const source of sources) if (wanted(state.get().get(source.id))) void ask(source, waiting)
  }

  return {
    state,
    start: () => askWhere((known) => known === undefined),
    retry: () => askWhere((known) => known?.status === 'failed'),
    stop(): void {
      waiting.abort()
      waiting = new AbortController()
      state.set(new Map([...state.get()].filter(([, { status }]) => status === 'ready')))
    },
  }
}
