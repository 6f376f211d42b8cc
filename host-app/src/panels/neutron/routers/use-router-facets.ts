import type { Facet } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import type { ListTerm } from '../../../list/list-state.js'
import type { Area } from '../../../paths.js'
import { l3Agent, routerFacets } from './router.js'

/**
 * What the list is searched by; an L3 agent is chosen by its host, where the cloud tells of such agents.
 * @param terms what it is searched for: an agent that is gone stands there by its id
 */
export function useRouterFacets(area: Area, terms: readonly ListTerm[]): readonly Facet[] {
  const { client } = useHost()
  const { state } = useLoad(
    useCallback(
      async (signal: AbortSignal) => {
        if (area !== 'admin') return []
        const { items } = await client.call('neutron.agents.list', { signal, quiet: true })
        return items.filter(({ agent_type }) => agent_type === 'L3 agent')
      },
      [client, area],
    ),
  )
  return useMemo(() => {
    const agents = state.status === 'ready' ? state.data : []
    const asked = state.status === 'pending' ? [] : terms.filter(({ name }) => name === l3Agent)
    const gone = asked.filter(({ value }) => !agents.some(({ id }) => id === value))
    const options = [
      ...agents.map(({ id, host }) => ({ key: id, label: host ?? id })),
      ...gone.map(({ value }) => ({ key: value, label: value })),
    ]
    return routerFacets[area].flatMap((facet) =>
      facet.name !== l3Agent ? facet : options.length ? { ...facet, options } : [],
    )
  }, [area, state, terms])
}
