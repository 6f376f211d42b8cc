import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPage.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { Time } from '../../../ui/Time.js'
import { nameOf, policyColumns, policyFacets, type QosPolicy } from './policy.js'
import { policyActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: QosPolicy) => id
const remember = remembered<QosPolicy>('qos', [
  'id',
  'name',
  'description',
  'shared',
  'created_at',
  'updated_at',
  'project_id',
  'rules',
])

/** The Network QoS panel (P-QOS-01). */
export function Component() {
  const { client, webroot } = useHost()
  const list = useResourceList<QosPolicy>({
    type: resourceTypes.qosPolicy,
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('neutron.qosPolicies.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember,
  })
  const columns = useMemo(
    () => policyColumns(({ id }) => atWebroot(webroot, paths.details(resourceTypes.qosPolicy, id))),
    [webroot],
  )
  return (
    <ListPage<QosPolicy>
      title={t('Network QoS')}
      name="project.network_qos"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={policyFacets}
      rowName={nameOf}
      actions={useActions(policyActions, list)}
      renderDrawer={(policy) => <PolicyDrawer policy={policy} />}
    />
  )
}

function PolicyDrawer({ policy }: { policy: QosPolicy }) {
  return (
    <DefinitionList
      items={[
        typed(t('Policy Name'), policy.name),
        copyable(t('Policy ID'), policy.id),
        { label: t('Created At'), value: <Time at={policy.created_at} short /> },
        { label: t('Updated At'), value: <Time at={policy.updated_at} short /> },
        copyable(t('Project ID'), policy.project_id),
        { label: t('Rules'), value: policy.rules.length },
      ]}
    />
  )
}
