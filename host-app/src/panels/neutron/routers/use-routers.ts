import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import type { ListTerm } from '../../../list/list-state.js'
import { narrowOwned } from '../../../list/narrow-owned.js'
import { movingFrom } from '../../../list/state-look.js'
import { useNarrowed } from '../../../list/use-narrowed.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import type { Area } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { l3Agent, type Router } from './router.js'

const keyOf = ({ id }: Router) => id
const remember = remembered<Router>('routers', [
  'id',
  'name',
  'project',
  'status',
  'state',
  'external_network',
  'admin_state',
  'availability_zones',
  'distributed',
  'ha',
])

/**
 * The routers of the project, or of all: for the list, and for a page of one.
 * @param terms what a list of all is searched for: Neutron compares projects, and no status; it tells those of one L3 agent
 */
export function useRouters(area: Area, terms: readonly ListTerm[] = []) {
  const { client } = useHost()
  const narrowed = useNarrowed(area === 'admin' ? narrowOwned(terms) : {})
  const agent = area === 'admin' ? terms.find(({ name }) => name === l3Agent)?.value : undefined
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (agent !== undefined)
        return (await client.call('neutron.routers.onAgent', { params: { id: agent }, signal, quiet: true })).items
      const query = area === 'admin' ? { all_projects: true, ...narrowed.query } : undefined
      return (await client.call('neutron.routers.list', { query, signal, quiet: true })).items
    },
    [client, area, agent, narrowed.query],
  )
  return useResourceList<Router>({
    load,
    keyOf,
    transitionOf: movingFrom,
    remember,
    query: `${area}${narrowed.key}${agent ?? ''}`,
    enabled: narrowed.isKnown,
  })
}
