import type { Client, Gate } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import type { PanelActions } from '../../actions/action.js'
import { useActions } from '../../actions/use-actions.js'
import { useAllowed } from '../../hooks/use-allowed.js'
import { useTab } from '../../hooks/use-tab.js'
import { useHost } from '../../host.js'
import { listTab, TabbedListsPage, type ListTab } from '../../list/TabbedListsPage.js'
import { useResourceList } from '../../list/use-resource-list.js'
import { computeDefaultActions, networkDefaultActions, volumeDefaultActions } from './actions.js'
import { defaultQuota, quotaColumns, quotaFacets, type DefaultQuota } from './default-quota.js'

interface Service {
  /** Named as Horizon's tab, whose links carry it. */
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly call: 'nova.quotas.defaults' | 'cinder.quotas.defaults' | 'neutron.defaultQuotas.list'
  readonly gate: Gate
  readonly actions: PanelActions<DefaultQuota>
  /** Said above the list. English, key of its translation. */
  readonly note?: string
}

const compute: Service = {
  id: 'defaults__compute_quotas',
  label: 'Compute Quotas',
  call: 'nova.quotas.defaults',
  gate: { services: ['compute'] },
  actions: computeDefaultActions,
}
const volume: Service = {
  id: 'defaults__volume_quotas',
  label: 'Volume Quotas',
  call: 'cinder.quotas.defaults',
  gate: { services: ['volumev3', 'volume', 'block-storage'] },
  actions: volumeDefaultActions,
}
const network: Service = {
  id: 'defaults__network_quotas',
  label: 'Network Quotas',
  call: 'neutron.defaultQuotas.list',
  gate: { services: ['network'] },
  actions: networkDefaultActions,
  note: 'These are set in the configuration of the network service. A project’s own limits are set with the project.',
}

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: DefaultQuota) => id
const nameOf = ({ name }: DefaultQuota) => name

const read = async (client: Client, call: Service['call'], signal: AbortSignal): Promise<DefaultQuota[]> =>
  (await client.call(call, { signal, quiet: true })).items.map(defaultQuota)

/** What projects may have that have no limits of their own (A-PAGE-12). */
export function Component() {
  const [active, open] = useTab([compute.id, volume.id, network.id])
  const tabs = [useQuotas(compute, active), useQuotas(volume, active), useQuotas(network, active)]
  return (
    <TabbedListsPage
      title={t('Default Quotas')}
      active={active}
      onOpen={open}
      tabs={tabs.filter((tab) => tab !== null)}
    />
  )
}

/** The limits of one service; null where the cloud does not have it. */
function useQuotas({ id, label, call, gate, actions, note }: Service, active: string): ListTab | null {
  const { client } = useHost()
  const isThere = useAllowed(gate) === true
  const list = useResourceList<DefaultQuota>({
    load: useCallback((signal: AbortSignal) => read(client, call, signal), [client, call]),
    keyOf,
    enabled: isThere && active === id,
  })
  const columns = useMemo(() => quotaColumns(), [])
  const offered = useActions(actions, list)
  if (!isThere) return null
  return listTab<DefaultQuota>({
    id,
    label: t(label),
    name: `admin.${id}`,
    list,
    columns,
    defaultSort: byName,
    facets: quotaFacets,
    rowName: nameOf,
    actions: offered,
    above: note && <p className="field-help">{t(note)}</p>,
  })
}
