import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { orSayFailedImport } from '../actions/say-failed-import.js'
import { useHost } from '../host.js'
import { networkIdle } from '../stores/network-idle.js'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of the frame that is fetched when it is first drawn. When it cannot be, that is said, and it comes when it is there. */
export function latePart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part = lazy(load)
  return function LatePart(props: Props) {
    return useFetched(load) ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null
  }
}

function useFetched(load: () => Promise<unknown>): boolean {
  const host = useHost()
  const [there, setThere] = useState(false)
  useEffect(() => {
    let gone = false
    const attempt = (): void =>
      void orSayFailedImport(load, host, attempt).then(
        () => gone || setThere(true),
        () => undefined,
      )
    attempt()
    return () => {
      gone = true
    }
  }, [host, load])
  return there
}

/** Fetches a late part before anybody asks for it, once the page's own requests are answered. */
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
