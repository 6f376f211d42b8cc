import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { loadNetworks, type NetworkItem } from './network.js'
import { resourceTypes } from '../../../paths.js'

const keyOf = ({ id }: NetworkItem) => id
const remember = remembered<NetworkItem>('networks', [
  'id',
  'name',
  'label',
  'own',
  'subnet_lines',
  'subnet_ids',
  'shared',
  'router_external',
  'status',
  'admin_state',
  'admin_state_up',
  'availability_zones',
  'mtu',
  'project_id',
  'provider_network_type',
  'provider_physical_network',
  'provider_segmentation_id',
  'created_at',
  'updated_at',
])
const transitionOf = ({ status }: NetworkItem) => (status === 'BUILD' ? status : null)

/** The networks of the project, kept up to date: for the list, and for a page of one, since the server has no call for one. */
export function useNetworks() {
  const { client } = useHost()
  const { project_id: projectId } = useSession()
  const load = useCallback((signal: AbortSignal) => loadNetworks(client, projectId, signal), [client, projectId])
  return useResourceList<NetworkItem>({ type: resourceTypes.network, load, keyOf, transitionOf, remember })
}
