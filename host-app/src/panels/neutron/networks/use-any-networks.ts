import type { QueryOf } from '@stratus/api-client'
import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import type { ListTerm } from '../../../list/list-state.js'
import { movingFrom } from '../../../list/state-look.js'
import { useNarrowed } from '../../../list/use-narrowed.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { resourceTypes } from '../../../paths.js'
import { rememberedAnyNetworks as remember, type AnyNetwork } from './any-network.js'

type AnyNetworksQuery = NonNullable<QueryOf<'neutron.anyNetworks.list'>>

const keyOf = ({ id }: AnyNetwork) => id

/** States of networks, as Neutron compares them. */
const statuses = new Set(['ACTIVE', 'DOWN', 'BUILD', 'ERROR'])

/** What Neutron is asked to narrow the list to: it leaves out nothing that the same terms of the list would keep. */
export function narrowNetworks(terms: readonly ListTerm[]): AnyNetworksQuery {
  const of = (name: string) => terms.filter((term) => term.name === name).map(({ value }) => value.trim())
  const [[project], [status]] = [of('project'), of('status')]
  const whole = status?.toUpperCase() ?? ''
  return { ...(project ? { project_like: project } : {}), ...(statuses.has(whole) ? { status: whole } : {}) }
}

const none: readonly ListTerm[] = []

/**
 * The networks of all projects, kept up to date: for the list, and for a page of one.
 * @param terms what the list is searched for
 */
export function useAnyNetworks(terms: readonly ListTerm[] = none) {
  const { client } = useHost()
  const narrowed = useNarrowed(narrowNetworks(terms))
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = narrowed ? (JSON.parse(narrowed) as AnyNetworksQuery) : undefined
      return (await client.call('neutron.anyNetworks.list', { query, signal, quiet: true })).items
    },
    [client, narrowed],
  )
  return useResourceList<AnyNetwork>({
    type: resourceTypes.network,
    load,
    keyOf,
    transitionOf: movingFrom,
    remember,
    query: narrowed,
    enabled: narrowed !== undefined,
  })
}
