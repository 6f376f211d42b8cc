import { useCallback, useEffect, useState } from 'react'

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
  const [round, setRound] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const show = (next: LoadState<T>) => {
      if (!controller.signal.aborted) setState(next)
    }
    load(controller.signal).then(
      (data) => show({ status: 'ready', data }),
      (error: unknown) => show({ status: 'failed', error }),
    )
    return () => controller.abort()
  }, [load, round])
  const retry = useCallback(() => {
    setState({ status: 'pending' })
    setRound((count) => count + 1)
  }, [])
  return { state, retry }
}
