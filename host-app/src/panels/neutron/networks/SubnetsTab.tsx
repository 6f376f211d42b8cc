import { t } from '@stratus/widgets'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { PartList } from '../../../list/PartList.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { nameOrId, type NetworkItem } from './network.js'
import { subnetColumns, type SubnetItem } from './network-parts.js'
import { subnetActions } from './part-actions.js'
import { SubnetFacts } from './SubnetFacts.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: SubnetItem) => id
const remember = remembered<SubnetItem>('subnets', [
  'id',
  'name',
  'own',
  'network_id',
  'cidr',
  'ip_version',
  'gateway_ip',
  'enable_dhcp',
  'allocation_pools',
  'dns_nameservers',
  'host_routes',
])

interface SubnetsTabProps {
  network: Pick<NetworkItem, 'id' | 'own'>
  create: ReactNode
}

/** The subnets of a network, as far as this user may see them. */
export function SubnetsTab({ network, create }: SubnetsTabProps) {
  const { client, webroot } = useHost()
  const { id: networkId, own } = network
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { network_id: networkId }
      const { items } = await client.call('neutron.subnets.list', { query, signal, quiet: true })
      return items.map((subnet): SubnetItem => ({ ...subnet, own }))
    },
    [client, networkId, own],
  )
  const list = useResourceList<SubnetItem>({ type: resourceTypes.subnet, load, keyOf, remember, query: networkId })
  const actions = useActions(subnetActions, list)
  const columns = useMemo(() => subnetColumns(({ id }) => atWebroot(webroot, paths.subnet(id))), [webroot])
  return (
    <PartList<SubnetItem>
      label={t('Subnets')}
      name="project.networks.subnets"
      list={list}
      columns={columns}
      defaultSort={byName}
      rowName={nameOrId}
      actions={actions}
      renderDrawer={(subnet) => <SubnetFacts subnet={subnet} />}
      create={create}
    />
  )
}
