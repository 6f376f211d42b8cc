import type { Server } from '@stratus/api-client'
import { createLiveItem } from '@stratus/api-client/live'
import { isServerTransitional } from '@stratus/api-client/rules'
import { useCallback, useMemo, useState } from 'react'
import { useLiveSource } from '../../../hooks/use-live-source.js'
import { useHost } from '../../../host.js'
import { resourceTypes, type Area } from '../../../paths.js'

/** One instance that keeps itself up to date while its page is open. `reads`: how often somebody has had it read again. */
export function useInstance(id: string, area: Area) {
  const { changes, client } = useHost()
  const type = area === 'admin' ? resourceTypes.anyInstance : resourceTypes.instance
  const source = useMemo(
    () =>
      createLiveItem<Server>({
        load: (signal) => client.call('nova.servers.get', { params: { id }, signal, quiet: true }),
        transitionOf: (server) => (isServerTransitional(server) ? `${server.status}/${server.task_state}` : null),
        changes: changes.of(type),
        changesBeside: changes.of(resourceTypes.floatingIp),
      }),
    [changes, client, id, type],
  )
  const [reads, setReads] = useState(0)
  const refresh = useCallback(async () => {
    await source.refresh()
    setReads((before) => before + 1)
  }, [source])
  return { live: useLiveSource(source), refresh, reads }
}
