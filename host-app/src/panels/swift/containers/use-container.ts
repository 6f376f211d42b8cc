import { createLiveItem } from '@stratus/api-client/live'
import { useMemo } from 'react'
import { useLiveSource } from '../../../hooks/use-live-source.js'
import { useHost } from '../../../host.js'
import type { Container } from './item.js'

/** The facts of one container, kept up to date; of none, nothing is asked. */
export function useContainer(name: string | null) {
  const { client } = useHost()
  const source = useMemo(
    () =>
      createLiveItem<Container | null>({
        load: async (signal) =>
          name === null
            ? null
            : client.call('swift.containers.get', { params: { container: name }, signal, quiet: true }),
        transitionOf: () => null,
        ...(name === null ? { idleInterval: null } : {}),
      }),
    [client, name],
  )
  return { live: useLiveSource(source), refresh: source.refresh }
}
