import { useCallback, useEffect, useRef, useState } from 'react'
import { useOnChange } from './use-on-change.js'

export type LoadState<T> =
  | { readonly status: 'pending' }
  | {
      readonly status: 'ready'
      readonly data: T
      /** Why it could not be read again: the data are those of before. */
      readonly error?: unknown
    }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * Something loaded for this component. The answer of any run but the last is dropped; what failed is loaded again when the network
 * is back.
 * @param load kept stable by the caller (`useCallback`); another function loads anew
 * @param version of what it belongs to: with another one it is read again, while what is known stays
 */
export function useLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  version?: unknown,
): { state: LoadState<T>; retry: () => void } {
  const [state, setState] = useState<LoadState<T>>({ status: 'pending' })
  const running = useRef<AbortController>(null)
  const run = useCallback(
    (isAgain = false) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const show = (next: (before: LoadState<T>) => LoadState<T>) => {
        if (!controller.signal.aborted) setState(next)
      }
      load(controller.signal).then(
        (data) => show(() => ({ status: 'ready', data })),
        (error: unknown) =>
          show((before) => (isAgain && before.status === 'ready' ? { ...before, error } : { status: 'failed', error })),
      )
    },
    [load],
  )
  useEffect(() => {
    run()
    return () => running.current?.abort()
  }, [run])
  useOnChange(version, () => run(true))
  const retry = useCallback(() => {
    setState((before) => (before.status === 'ready' ? before : { status: 'pending' }))
    run(true)
  }, [run])
  const hasFailed = 'error' in state
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed, retry])
  return { state, retry }
}
