import { ApiError } from '@stratus/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHost } from '../host.js'
import type { DetailsModule } from './registry.js'
import { resourceTypes } from './registry.js'

export type DetailsState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; item: unknown; module: DetailsModule<unknown>; reloading: boolean }

/** Loads the module and the item of one details address (another address needs another component instance). `missing`: unknown type, or the item is gone (W-DETAIL-05). */
export function useDetails(type: string, path: string): { state: DetailsState; reload: () => void } {
  const host = useHost()
  const [state, setState] = useState<DetailsState>({ status: 'loading' })
  const running = useRef<AbortController>(null)

  const run = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const show = (next: DetailsState): void => {
      if (!controller.signal.aborted) setState(next)
    }
    loadDetails(type, path, host, controller.signal).then(show, (error: unknown) =>
      show(error instanceof ApiError && error.status === 404 ? { status: 'missing' } : { status: 'failed', error }),
    )
  }, [type, path, host])

  useEffect(() => {
    run()
    return () => running.current?.abort()
  }, [run])

  const reload = useCallback(() => {
    setState((known) => (known.status === 'ready' ? { ...known, reloading: true } : { status: 'loading' }))
    run()
  }, [run])

  return { state, reload }
}

async function loadDetails(
  type: string,
  path: string,
  host: ReturnType<typeof useHost>,
  signal: AbortSignal,
): Promise<DetailsState> {
  const known = resourceTypes.find((resource) => resource.type === type)
  if (!known) return { status: 'missing' }
  const module = await known.lazy()
  if (!module.load) console.error(`The resource type ${type} has no load function.`)
  const item = await module.load?.(host, path, signal)
  return { status: 'ready', item, module, reloading: false }
}
