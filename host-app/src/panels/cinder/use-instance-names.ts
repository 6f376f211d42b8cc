import { useEffect, useState } from 'react'
import { useHost } from '../../host.js'

/** Names of this project's instances by id; none where they cannot be had. @param wanted false asks nothing */
export function useInstanceNames(wanted: boolean): ReadonlyMap<string, string> {
  const { client } = useHost()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    client.call('nova.servers.list', { signal: controller.signal, quiet: true }).then(
      ({ items }) => setNames(new Map(items.map(({ id, name }) => [id, name ?? id]))),
      () => undefined,
    )
    return () => controller.abort()
  }, [client, wanted])
  return names
}
