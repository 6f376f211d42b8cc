import { useCallback, useMemo } from 'react'
import { useThingsById } from '../../hooks/use-things-by-id.js'
import { useHost } from '../../host.js'
import { nameIn } from '../../stores/things-by-id.js'
import { unnamedIn, type Names, type Volume } from './volumes/volume.js'

interface Named {
  readonly id: string
  readonly name: string | null
}

/**
 * Names of the instances that volumes are attached to, where these do not tell them.
 * @param volumes kept stable
 * @param load tells the names of more than this project's; kept stable
 */
export function useInstanceNames(
  volumes: readonly Volume[],
  load?: (signal: AbortSignal) => Promise<readonly Named[]>,
): Names {
  const { client } = useHost()
  const ids = useMemo(() => unnamedIn(volumes), [volumes])
  const loadOwn = useCallback(
    async (signal: AbortSignal): Promise<readonly Named[]> =>
      (await client.call('nova.servers.list', { signal, quiet: true })).items,
    [client],
  )
  const instances = useThingsById(ids.length ? ids : null, load ?? loadOwn)
  return useCallback((id: string) => nameIn(instances, id), [instances])
}
