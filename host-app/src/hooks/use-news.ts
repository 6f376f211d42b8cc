import { useCallback, useEffect, useReducer } from 'react'
import { useDoneElsewhere } from './use-done-elsewhere.js'

/**
 * Counts the reasons to read again what is not followed: another tab changed something, a held deletion was sent, or the page is
 * seen again. The version of a `useLoad`.
 */
export function useNews(): number {
  const [news, hear] = useReducer((before: number) => before + 1, 0)
  useDoneElsewhere(useCallback(async () => hear(), []))
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') hear()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])
  return news
}
