import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { useTab } from '../../../hooks/use-tab.js'
import { useHost } from '../../../host.js'
import { listTab, TabbedListsPage } from '../../../list/TabbedListsPage.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { remembered } from '../../../stores/row-memory.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { aggregateActions } from './actions.js'
import { aggregateColumns, aggregateFacets, metadataLines, nameOf, type Aggregate } from './aggregate.js'
import { hostLine, zoneColumns, zoneFacets, zonesOf, type Zone } from './zone.js'

const tabs = { aggregates: 'host_aggregates', zones: 'availability_zones' } as const

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: { readonly id: string }) => id
const zoneName = ({ name }: Zone) => name
const remember = remembered<Aggregate>('host-aggregates', ['id', 'name', 'availability_zone', 'hosts', 'metadata'])

/** Groups of hosts, and the availability zones that some of them make (A-PAGE-05). */
export function Component() {
  const { client } = useHost()
  const [active, open] = useTab([tabs.aggregates, tabs.zones])
  const aggregates = useResourceList<Aggregate>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('nova.aggregates.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember,
    enabled: active === tabs.aggregates,
  })
  const zones = useResourceList<Zone>({
    load: useCallback(
      async (signal: AbortSignal) => {
        const query = { detailed: true }
        return zonesOf((await client.call('nova.availabilityZones.list', { query, signal, quiet: true })).items)
      },
      [client],
    ),
    keyOf,
    enabled: active === tabs.zones,
  })
  const actions = useActions(aggregateActions, aggregates)
  const columns = useMemo(() => aggregateColumns(), [])
  const zoned = useMemo(() => zoneColumns(), [])
  return (
    <TabbedListsPage
      title={t('Host Aggregates')}
      active={active}
      onOpen={open}
      tabs={[
        listTab<Aggregate>({
          id: tabs.aggregates,
          label: t('Host Aggregates'),
          name: 'admin.aggregates',
          list: aggregates,
          columns,
          defaultSort: byName,
          facets: aggregateFacets,
          rowName: nameOf,
          actions,
          renderDrawer: (aggregate) => <AggregateFacts aggregate={aggregate} />,
        }),
        listTab<Zone>({
          id: tabs.zones,
          label: t('Availability Zones'),
          name: 'admin.aggregates.zones',
          list: zones,
          columns: zoned,
          defaultSort: byName,
          facets: zoneFacets,
          rowName: zoneName,
          renderDrawer: (zone) => (
            <DefinitionList items={[{ label: t('Hosts'), value: zone.hosts.map(hostLine).join(', ') }]} />
          ),
        }),
      ]}
    />
  )
}

function AggregateFacts({ aggregate }: { aggregate: Aggregate }) {
  return (
    <DefinitionList
      items={[
        typed(t('Name'), aggregate.name),
        copyable(t('ID'), aggregate.id),
        typed(t('Availability Zone'), aggregate.availability_zone),
        { label: t('Hosts'), value: aggregate.hosts.join(', ') },
        { label: t('Metadata'), value: metadataLines(aggregate).join(', ') },
      ]}
    />
  )
}
