import { useCallback, useEffect, useRef, useState } from 'react'

export type LoadState<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * Something loaded once for this component. The answer of any run but the last is dropped.
 * @param load kept stable by the caller (`useCallback`); another function loads anew
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>): { state: LoadState<T>; retry: () => void } {
  const [state, setState] = useState<LoadState<T>>({ status: 'pending' })
  const running = useRef<AbortController>(null)
  const run = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const show = (next: LoadState<T>) => {
      if (!controller.signal.aborted) setState(next)
    }
    load(controller.signal).then(
      (data) => show({ status: 'ready', data }),
      (error: unknown) => show({ status: 'failed', error }),
    )
  }, [load])
  useEffect(() => {
    run()
    return () => running.current?.abort()
  }, [run])
  const retry = useCallback(() => {
    setState({ status: 'pending' })
    run()
  }, [run])
  return { state, retry }
}
