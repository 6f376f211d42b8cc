import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPageById.js'
import { noGates } from '../../shared/resource-actions.js'
import { remembered } from '../../../stores/row-memory.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { Time } from '../../../ui/Time.js'
import { gatedParts, policyActions, policyBatch } from './actions.js'
import { nameOf, policyColumns, policyFacets, type QosPolicy } from './policy.js'
import { usePolicyActions } from './use-policy-actions.js'

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
  const gates = useOpenGates(gatedParts) ?? noGates
  const list = useResourceList<QosPolicy>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('neutron.qosPolicies.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember,
  })
  const actions = usePolicyActions(list.settle)
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
      actions={policyActions}
      batch={policyBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={(_, policies) => actions.removeAll(policies)}
      renderDrawer={(policy) => <PolicyDrawer policy={policy} />}
      create={
        <CreateButton gates={gates} command="qos.create" onClick={actions.create}>
          {t('Create Policy')}
        </CreateButton>
      }
      noMatch={t('No policy matches the search.')}
      wait={actions.busy}
      dialogs={actions.dialogs}
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
