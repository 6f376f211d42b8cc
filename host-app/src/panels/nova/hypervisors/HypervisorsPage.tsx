import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useTab } from '../../../hooks/use-tab.js'
import { useHost } from '../../../host.js'
import { listTab, TabbedListsPage } from '../../../list/TabbedListsPage.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { remembered } from '../../../stores/row-memory.js'
import { computeHostActions } from './actions.js'
import { CapacityPies } from './CapacityPies.js'
import * as hosts from './compute-host.js'
import * as hypervisors from './hypervisor.js'

/** Named as Horizon's, whose links carry them. */
const tabs = { hypervisors: 'hypervisor_info__hypervisor', hosts: 'hypervisor_info__compute_host' }

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: { readonly id: string }) => id
const remember = remembered<hypervisors.Hypervisor>('hypervisors', [
  'id',
  'name',
  'host',
  'type',
  'vcpus_used',
  'vcpus',
  'memory_used',
  'memory',
  'storage_used',
  'storage',
  'instances',
  'links',
])

/** The machines that instances run on, what is used of them, and their compute services (A-PAGE-04). */
export function Component() {
  const { client } = useHost()
  const [active, open] = useTab([tabs.hypervisors, tabs.hosts])
  const machines = useResourceList<hypervisors.Hypervisor>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('nova.hypervisors.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember,
    enabled: active === tabs.hypervisors,
  })
  const services = useResourceList<hosts.ComputeHost>({
    load: useCallback(
      async (signal: AbortSignal) =>
        hosts.computeHostsOf((await client.call('nova.services.list', { signal, quiet: true })).items),
      [client],
    ),
    keyOf,
    enabled: active === tabs.hosts,
  })
  const actions = useActions(computeHostActions, services)
  const withProcessors = hypervisors.tellsProcessors(machines.rows)
  const columns = useMemo(() => hypervisors.hypervisorColumns(withProcessors), [withProcessors])
  const hostColumns = useMemo(() => hosts.computeHostColumns(), [])
  return (
    <TabbedListsPage
      title={t('Hypervisors')}
      active={active}
      onOpen={open}
      tabs={[
        listTab<hypervisors.Hypervisor>({
          id: tabs.hypervisors,
          label: t('Hypervisors'),
          name: 'admin.hypervisors',
          list: machines,
          columns,
          defaultSort: byName,
          facets: hypervisors.hypervisorFacets,
          rowName: hypervisors.nameOf,
          above: <CapacityPies rows={machines.rows} />,
        }),
        listTab<hosts.ComputeHost>({
          id: tabs.hosts,
          label: t('Compute Hosts'),
          name: 'admin.hypervisors.hosts',
          list: services,
          columns: hostColumns,
          defaultSort: byName,
          facets: hosts.computeHostFacets,
          rowName: hosts.nameOf,
          actions,
        }),
      ]}
    />
  )
}
