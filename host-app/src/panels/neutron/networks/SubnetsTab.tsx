import { subnetCan } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useMemo, type ReactNode } from 'react'
import { subnetDeletion } from '../../../classic/long-tail/deletions.js'
import { subnetLongTail } from '../../../classic/long-tail/networks.js'
import { useLongTail } from '../../../classic/long-tail/use-long-tail.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { remembered } from '../../shared/row-memory.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useResourceList } from '../../shared/use-resource-list.js'
import { subnetActions, subnetGates, subnetWords } from './actions.js'
import { nameOrId, type NetworkItem } from './network.js'
import { subnetColumns, type SubnetItem } from './network-parts.js'
import { PartList } from './PartList.js'
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
  network: NetworkItem
  create: ReactNode
}

/** The subnets of a network, as far as this user may see them. */
export function SubnetsTab({ network, create }: SubnetsTabProps) {
  const { client, webroot } = useHost()
  const gates = useOpenGates(subnetGates) ?? noGates
  const { id: networkId, own } = network
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { network_id: networkId }
      const { items } = await client.call('neutron.subnets.list', { query, signal, quiet: true })
      return items.map((subnet): SubnetItem => ({ ...subnet, own }))
    },
    [client, networkId, own],
  )
  const list = useResourceList<SubnetItem>({ load, keyOf, remember, query: networkId })
  const longTail = useLongTail<SubnetItem>({
    type: resourceTypes.subnet,
    actions: subnetLongTail,
    onResult: list.settle,
  })
  const deletion = useDeletion<SubnetItem>({
    type: resourceTypes.subnet,
    words: subnetWords,
    obstacle: subnetCan.delete.obstacle,
    run: ({ id }) => mustClassicAction(client, subnetDeletion(networkId), id),
    onResult: list.settle,
  })
  const columns = useMemo(() => subnetColumns(({ id }) => atWebroot(webroot, paths.subnet(id))), [webroot])
  const rowActions = useCallback((subnet: SubnetItem) => actionsOf(subnetActions, subnet, gates), [gates])
  return (
    <>
      <PartList<SubnetItem>
        label={t('Subnets')}
        name="project.networks.subnets"
        list={list}
        columns={columns}
        sort={byName}
        rowName={nameOrId}
        rowActions={rowActions}
        onAction={(action, subnet) => {
          if (!longTail.run(action, subnet)) deletion.ask([subnet])
        }}
        renderDrawer={(subnet) => <SubnetFacts subnet={subnet} />}
        create={create}
      />
      {deletion.dialog}
    </>
  )
}
