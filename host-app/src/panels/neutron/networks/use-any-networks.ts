import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import type { ListTerm } from '../../../list/list-state.js'
import { narrowOwned } from '../../../list/narrow-owned.js'
import { movingFrom } from '../../../list/state-look.js'
import { useNarrowed } from '../../../list/use-narrowed.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { resourceTypes } from '../../../paths.js'
import { rememberedAnyNetworks as remember, type AnyNetwork } from './any-network.js'

const keyOf = ({ id }: AnyNetwork) => id

/** States of networks, as Neutron compares them. */
const statuses = ['ACTIVE', 'DOWN', 'BUILD', 'ERROR']
const statusOf = (text: string) => statuses.find((status) => status === text.toUpperCase())

/**
 * The networks of all projects, kept up to date: for the list, and for a page of one.
 * @param terms what the list is searched for
 */
export function useAnyNetworks(terms: readonly ListTerm[] = []) {
  const { client } = useHost()
  const narrowed = useNarrowed(narrowOwned(terms, statusOf))
  const load = useCallback(
    async (signal: AbortSignal, show?: (part: readonly AnyNetwork[]) => void) => {
      const { items } = await client.call('neutron.anyNetworks.list', {
        query: narrowed.query,
        signal,
        quiet: true,
        show: show && ((part) => show(part.items)),
      })
      return items
    },
    [client, narrowed.query],
  )
  return useResourceList<AnyNetwork>({
    type: resourceTypes.network,
    load,
    keyOf,
    transitionOf: movingFrom,
    remember,
    query: narrowed.key,
    enabled: narrowed.isKnown,
  })
}
