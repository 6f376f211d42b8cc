import { useEffect } from 'react'
import { useHost } from '../host.js'
import { networkIdle } from '../stores/network-idle.js'

/** Fetches code before anybody asks for it, once the page's own requests are answered. @param load stable */
export function useFetchedEarly(load: () => Promise<unknown>): void {
  const { client } = useHost()
  useEffect(() => {
    const stop = new AbortController()
    networkIdle(client, stop.signal)
      .then(load)
      .catch(() => undefined)
    return () => stop.abort()
  }, [client, load])
}
