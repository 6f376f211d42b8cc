import { useCallback, useEffect, useRef, useState } from 'react'
import { collect, type Contents } from '../contents.js'
import { remove, retryOf, type Failure } from './deletion.js'
import type { Item } from '../item.js'
import type { Caller } from '../swift-calls.js'

export interface DeletionState {
  readonly phase: 'collecting' | 'unreadable' | 'ready' | 'deleting' | 'done'
  readonly files: number
  readonly folders: number
  readonly deleted: readonly Item[]
  readonly failures: readonly Failure[]
  /** Why the contents cannot be found out. */
  readonly error: unknown
}

const begin: DeletionState = { phase: 'collecting', files: 0, folders: 0, deleted: [], failures: [], error: null }

/** Finds what is below the chosen items, and deletes it when told to. Leaving it stops both. */
export function useObjectDeletion(client: Caller, container: string, chosen: readonly Item[]) {
  const [state, setState] = useState(begin)
  const plan = useRef<Contents | null>(null)
  const controller = useRef<AbortController | null>(null)

  const find = useCallback(async () => {
    const { signal } = (controller.current = new AbortController())
    const show = (change: Partial<DeletionState>): void => {
      if (!signal.aborted) setState((before) => ({ ...before, ...change }))
    }
    try {
      const onCount = (files: number, folders: number) => show({ files, folders })
      plan.current = await collect(client, container, chosen, { signal, onCount })
      show({ phase: 'ready' })
    } catch (error) {
      show({ phase: 'unreadable', error })
    }
  }, [client, container, chosen])

  useEffect(() => {
    void find()
    return () => controller.current?.abort()
  }, [find])

  // The phase is of the last drawing: a second click may come before the next.
  const running = useRef(false)
  const run = async (todo: Contents): Promise<void> => {
    if (running.current) return
    running.current = true
    const { signal } = (controller.current = new AbortController())
    setState((before) => ({ ...before, phase: 'deleting', failures: [] }))
    await remove(client, container, todo, {
      signal,
      onDeleted: (item) => setState((before) => ({ ...before, deleted: [...before.deleted, item] })),
      onFailed: (failure) => setState((before) => ({ ...before, failures: [...before.failures, failure] })),
    }).finally(() => (running.current = false))
    setState((before) => ({ ...before, phase: 'done' }))
  }

  return {
    state,
    look: (): void => {
      setState(begin)
      void find()
    },
    start: () => void (plan.current && run(plan.current)),
    retry: () => void (plan.current && run(retryOf(plan.current, state.failures))),
    stop: () => controller.current?.abort(),
  }
}
