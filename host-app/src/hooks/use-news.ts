import { useEffect, useReducer } from 'react'
import { useHost } from '../host.js'

/**
 * Counts the reasons to read again what is not followed: another tab changed something, a held deletion was sent, or the page is
 * seen again. The version of a `useLoad`.
 */
export function useNews(): number {
  const { held, tabs } = useHost()
  const [news, hear] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') hear()
    }
    document.addEventListener('visibilitychange', onVisibility)
    const ends = [held.onSent(async () => hear()), tabs.listen(hear)]
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      for (const end of ends) end()
    }
  }, [held, tabs])
  return news
}
