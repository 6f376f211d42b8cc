import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import { movingFrom } from '../../../list/state-look.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import type { Area } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import type { Router } from './router.js'

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

/** The routers of the project, or of all: for the list, and for a page of one. */
export function useRouters(area: Area) {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = area === 'admin' ? { all_projects: true } : undefined
      return (await client.call('neutron.routers.list', { query, signal, quiet: true })).items
    },
    [client, area],
  )
  return useResourceList<Router>({ load, keyOf, transitionOf: movingFrom, remember, query: area })
}
