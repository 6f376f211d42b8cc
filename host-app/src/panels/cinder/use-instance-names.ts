import { useEffect, useState } from 'react'
import { useHost } from '../../host.js'

/** Names of instances by id, as far as they can be had; null while they are asked for. */
export type InstanceNames = ReadonlyMap<string, string> | null

const noNames: InstanceNames = new Map()

/** Names of this project's instances. @param wanted false asks nothing */
export function useInstanceNames(wanted: boolean): InstanceNames {
  const { client } = useHost()
  const [names, setNames] = useState<InstanceNames>(null)
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    client.call('nova.servers.list', { signal: controller.signal, quiet: true }).then(
      ({ items }) => setNames(new Map(items.map(({ id, name }) => [id, name ?? id]))),
      () => controller.signal.aborted || setNames(noNames),
    )
    return () => controller.abort()
  }, [client, wanted])
  return wanted ? names : noNames
}
