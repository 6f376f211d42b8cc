import { checkGate, type Client } from '@stratus/api-client'
import { volumeTypePolicies } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { copyable } from '../../../details/Copyable.js'
import { useTab } from '../../../hooks/use-tab.js'
import { useHost } from '../../../host.js'
import { listTab, TabbedListsPage } from '../../../list/TabbedListsPage.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { remembered } from '../../../stores/row-memory.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { volumeTypeActions } from './actions.js'
import { qosSpecActions } from './qos-actions.js'
import { qosColumns, qosFacets, qosSpecsOf, specName, valuesOf, type QosSpec } from './qos-spec.js'
import {
  idOf,
  isTold,
  nameOf,
  volumeTypeColumns,
  volumeTypeFacets,
  volumeTypesOf,
  type VolumeType,
} from './volume-type.js'
import { VolumeTypeDrawer } from './VolumeTypeDrawer.js'

/** Named as Horizon's tables are. */
const tabs = { types: 'volume_types', qos: 'qos_specs' } as const
const byName = { column: 'name', direction: 'ascending' } as const
const remember = remembered<VolumeType>('volume-types', [
  'id',
  'name',
  'description',
  'is_public',
  'qos_spec',
  'encryption',
])

async function loadTypes(client: Client, signal: AbortSignal): Promise<VolumeType[]> {
  const [{ items }, told] = await Promise.all([
    client.call('cinder.volumeTypes.list', { signal, quiet: true }),
    // Who may not see the page is not told so at each look.
    checkGate(volumeTypePolicies.create, client)
      .then(async (gate) =>
        gate === 'open' ? (await client.call('cinder.anyVolumeTypes.list', { signal, quiet: true })).items : [],
      )
      .catch(() => []),
  ])
  return volumeTypesOf(items, told)
}

async function loadSpecs(client: Client, signal: AbortSignal): Promise<QosSpec[]> {
  const [{ items }, types] = await Promise.all([
    client.call('cinder.qosSpecs.list', { signal, quiet: true }),
    loadTypes(client, signal).catch(() => []),
  ])
  return qosSpecsOf(items, types)
}

/** The panel Volume Types (P-VTYPE-01), and the QoS specs that types are associated with (P-VTYPE-08). */
export function Component() {
  const { client } = useHost()
  const [active, open] = useTab([tabs.types, tabs.qos])
  const types = useResourceList<VolumeType>({
    load: useCallback((signal: AbortSignal) => loadTypes(client, signal), [client]),
    keyOf: idOf,
    remember,
    enabled: active === tabs.types,
  })
  const specs = useResourceList<QosSpec>({
    load: useCallback((signal: AbortSignal) => loadSpecs(client, signal), [client]),
    keyOf: idOf,
    enabled: active === tabs.qos,
  })
  const told = isTold(types.rows)
  const columns = useMemo(() => volumeTypeColumns(told), [told])
  const columnsOfSpecs = useMemo(() => qosColumns(), [])
  const actions = useActions(volumeTypeActions, types)
  const actionsOfSpecs = useActions(qosSpecActions, specs)
  const typesTab = listTab<VolumeType>({
    id: tabs.types,
    label: t('Volume Types'),
    name: 'admin.volume_types',
    list: types,
    columns,
    defaultSort: byName,
    facets: volumeTypeFacets,
    rowName: nameOf,
    actions,
    renderDrawer: (type) => <VolumeTypeDrawer type={type} />,
  })
  const specsTab = listTab<QosSpec>({
    id: tabs.qos,
    label: t('QoS Specs'),
    name: 'admin.volume_types.qos_specs',
    list: specs,
    columns: columnsOfSpecs,
    defaultSort: byName,
    facets: qosFacets,
    rowName: specName,
    actions: actionsOfSpecs,
    renderDrawer: (spec) => <SpecFacts spec={spec} />,
  })
  return (
    <TabbedListsPage
      title={t('Volume Types')}
      active={active}
      onOpen={open}
      tabs={actions.gates.has('qosSpecs') ? [typesTab, specsTab] : [typesTab]}
    />
  )
}

function SpecFacts({ spec }: { spec: QosSpec }) {
  return (
    <DefinitionList
      items={[
        copyable(t('ID'), spec.id),
        { label: t('Consumer'), value: spec.consumer },
        { label: t('Specs'), value: valuesOf(spec).join(', ') },
        { label: t('Volume Types'), value: spec.types.join(', ') },
      ]}
    />
  )
}
