import { t, tn } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { PanelActions } from '../../actions/action.js'
import { useActions } from '../../actions/use-actions.js'
import { copyable } from '../../details/Copyable.js'
import { useAllowed } from '../../hooks/use-allowed.js'
import { useTab } from '../../hooks/use-tab.js'
import { useHost } from '../../host.js'
import { listTab, TabbedListsPage, type ListTab } from '../../list/TabbedListsPage.js'
import { useResourceList } from '../../list/use-resource-list.js'
import { DefinitionList } from '../../ui/DefinitionList.js'
import * as actions from './actions.js'
import * as lists from './process-lists.js'
import { isLost, lostFirst, processColumns, processFacets, type Process } from './process.js'
import { endpointsOf, nameOf, serviceColumns, serviceFacets, type Service } from './service.js'

/** Of Horizon, whose links carry it. */
const tabOf = (id: string) => `system_info__${id}`
const servicesTab = tabOf('services')
const allTabs = [lists.computeProcesses, lists.volumeProcesses, lists.networkProcesses, lists.stackProcesses]
const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: { readonly id: string }) => id
const processName = ({ name }: Process) => name

/** What runs of the cloud, and what of it does not answer (A-PAGE-11). */
export function Component() {
  const { client } = useHost()
  const [asked, open] = useTab([servicesTab, ...allTabs.map(({ id }) => tabOf(id))])
  // All are asked for: what does not answer is said on every tab.
  const parts = [
    useProcesses(lists.computeProcesses, actions.computeProcessActions),
    useProcesses(lists.volumeProcesses, actions.volumeProcessActions),
    useProcesses(lists.networkProcesses, actions.networkProcessActions),
    useProcesses(lists.stackProcesses, actions.stackProcessActions),
  ]
    .filter((part) => part !== null)
    // The one that the address asks for is open from the start.
    .filter(({ id, isThere }) => isThere || tabOf(id) === asked)
  // One that this cloud has not is in nobody's navigation, but may be in an address.
  const active = parts.some(({ id }) => tabOf(id) === asked) ? asked : servicesTab
  const services = useResourceList<Service>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('keystone.services.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    enabled: active === servicesTab,
  })
  const columns = useMemo(() => serviceColumns(), [])
  const above = <Lost processes={parts.flatMap(({ rows }) => rows.filter(isLost))} />
  return (
    <TabbedListsPage
      title={t('System Information')}
      active={active}
      onOpen={open}
      tabs={[
        listTab<Service>({
          id: servicesTab,
          label: t('Services'),
          name: 'admin.info',
          list: services,
          columns,
          defaultSort: byName,
          facets: serviceFacets,
          rowName: nameOf,
          renderDrawer: (service) => <Endpoints service={service} />,
          above,
        }),
        ...parts.map(({ tab }) => tab(above)),
      ]}
    />
  )
}

interface Part {
  readonly id: string
  /** False: it is not known yet. */
  readonly isThere: boolean
  readonly rows: readonly Process[]
  tab(above: ReactNode): ListTab
}

/** The tab of the processes of one service; null where the cloud has no such service. */
function useProcesses({ id, label, gate, load }: lists.ProcessList, panel: PanelActions<Process>): Part | null {
  const { client } = useHost()
  const isThere = useAllowed(gate)
  const list = useResourceList<Process>({
    load: useCallback((signal: AbortSignal) => load(client, signal), [load, client]),
    keyOf,
    enabled: isThere === true,
  })
  const columns = useMemo(() => processColumns(), [])
  const offered = useActions(panel, list)
  if (isThere === false) return null
  return {
    id,
    isThere: isThere === true,
    rows: list.rows,
    tab: (above) =>
      listTab<Process>({
        id: tabOf(id),
        label: t(label),
        name: `admin.info.${id}`,
        list: isThere ? list : { ...list, state: 'loading' },
        columns,
        defaultSort: lostFirst,
        facets: processFacets,
        rowName: processName,
        actions: offered,
        above,
      }),
  }
}

const mostNamed = 5

/** Says what does not answer although it should, on every tab. */
function Lost({ processes }: { processes: readonly Process[] }) {
  const { length } = processes
  if (!length) return null
  const named = processes.slice(0, mostNamed).map(({ name }) => name)
  const others = length - named.length
  const names = others ? [...named, tn('%s more', '%s more', others)] : named
  return (
    <Alert
      type="error"
      withoutPrefix
      message={t('%s: %s', [tn('%s service does not answer', '%s services do not answer', length), names.join(', ')])}
    />
  )
}

function Endpoints({ service }: { service: Service }) {
  return (
    <DefinitionList
      items={endpointsOf(service).flatMap(({ interface: face, region_id, region, url }) =>
        url ? [copyable([face, region_id ?? region].filter(Boolean).join(', '), url)] : [],
      )}
    />
  )
}
