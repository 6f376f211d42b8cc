import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import { useResourceList } from '../../shared/use-resource-list.js'
import type { SecurityGroup } from './security-group.js'

const keyOf = ({ id }: SecurityGroup) => id

/** The security groups of the project with their rules, kept up to date. */
export function useSecurityGroups() {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => (await client.call('neutron.securityGroups.list', { signal, quiet: true })).items,
    [client],
  )
  return useResourceList<SecurityGroup>({ load, keyOf })
}
