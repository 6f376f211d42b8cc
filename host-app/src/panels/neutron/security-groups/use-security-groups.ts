import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import type { SecurityGroup } from './security-group.js'
import { resourceTypes } from '../../../paths.js'

const keyOf = ({ id }: SecurityGroup) => id
const remember = remembered<SecurityGroup>('security-groups', [
  'id',
  'name',
  'description',
  'shared',
  'project_id',
  'security_group_rules',
  'created_at',
  'updated_at',
])

/** The security groups of the project with their rules, kept up to date. */
export function useSecurityGroups() {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) => (await client.call('neutron.securityGroups.list', { signal, quiet: true })).items,
    [client],
  )
  return useResourceList<SecurityGroup>({ type: resourceTypes.securityGroup, load, keyOf, remember })
}
