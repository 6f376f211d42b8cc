import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import { movingFrom } from '../../../list/state-look.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { resourceTypes } from '../../../paths.js'
import { rememberedAnyNetworks as remember, type AnyNetwork } from './any-network.js'

const keyOf = ({ id }: AnyNetwork) => id

/** The networks of all projects, kept up to date: for the list, and for a page of one. */
export function useAnyNetworks() {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => (await client.call('neutron.anyNetworks.list', { signal, quiet: true })).items,
    [client],
  )
  return useResourceList<AnyNetwork>({
    type: resourceTypes.network,
    load,
    keyOf,
    transitionOf: movingFrom,
    remember,
  })
}
