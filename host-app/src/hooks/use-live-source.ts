import type { LiveSource, LiveState } from '@stratus/api-client/live'
import { useEffect } from 'react'
import { useHost } from '../host.js'
import { useStore } from './use-store.js'

/** What a live source tells now; it asks anew, too, when another tab changed something, and when a held deletion was sent. */
export function useLiveSource<T>(source: LiveSource<T>): LiveState<T> {
  const { held, tabs } = useHost()
  useEffect(() => {
    const reread = () => source.refresh({ quiet: true })
    const ends = [held.onSent(reread), tabs.listen(() => void reread())]
    return () => {
      for (const end of ends) end()
    }
  }, [held, tabs, source])
  return useStore(source.$state)
}
