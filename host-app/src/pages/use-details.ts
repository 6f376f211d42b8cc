import { useCallback, useEffect, useRef, useState } from 'react'
import { useHost } from '../host.js'
import { loadDetails, withAnswer, type DetailsState } from './load-details.js'
import { detailsLoaders } from '../panels/details-loaders.js'

/** Loads the module and the item of one details address (another address needs another component instance). `missing`: unknown type, or the item is gone (W-DETAIL-05). */
export function useDetails(type: string, path: string): { state: DetailsState; reload: () => Promise<void> } {
  const host = useHost()
  const [state, setState] = useState<DetailsState>({ status: 'loading' })
  const running = useRef<AbortController>(null)

  const run = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const show = (next: DetailsState): void => {
      if (!controller.signal.aborted) setState((known) => withAnswer(known, next))
    }
    return loadDetails(detailsLoaders, type, path, host, controller.signal).then(show)
  }, [type, path, host])

  useEffect(() => {
    void run()
    return () => running.current?.abort()
  }, [run])

  const reload = useCallback(() => {
    setState((known) => (known.status === 'ready' ? { ...known, reloading: true } : { status: 'loading' }))
    return run()
  }, [run])

  return { state, reload }
}
