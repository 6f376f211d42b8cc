import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import { useSession } from '../../../layouts/SessionContext.js'
import { useResourceList } from '../../shared/use-resource-list.js'
import { loadNetworks, type NetworkItem } from './network.js'

const keyOf = ({ id }: NetworkItem) => id
const transitionOf = ({ status }: NetworkItem) => (status === 'BUILD' ? status : null)

/** The networks of the project, kept up to date: for the list, and for a page of one, since the server has no call for one. */
export function useNetworks() {
  const { client } = useHost()
  const { project_id: projectId } = useSession()
  const load = useCallback((signal: AbortSignal) => loadNetworks(client, projectId, signal), [client, projectId])
  return useResourceList<NetworkItem>({ load, keyOf, transitionOf })
}
