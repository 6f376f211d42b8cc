import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { pendingName } from '../../../list/pending-name.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { remembered } from '../../../stores/row-memory.js'
import { rbacActions } from './actions.js'
import { actionOf, objectType, rbacColumns, rbacFacets, rbacPolicy, targetOf, type RbacPolicy } from './rbac-policy.js'

const byObject = { column: 'object', direction: 'ascending' } as const
const keyOf = ({ id }: RbacPolicy) => id
const nameOf = ({ name }: RbacPolicy) => name
const remember = remembered<RbacPolicy>('rbac-policies', [
  'id',
  'name',
  'project',
  'object_type',
  'object',
  'target',
  'action',
])

/** What projects let one another use (A-PAGE-09). */
export function Component() {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await client.call('neutron.rbacPolicies.list', { signal, quiet: true })).items.map(rbacPolicy),
    [client],
  )
  const list = useResourceList<RbacPolicy>({ load, keyOf, remember })
  const columns = useMemo(() => rbacColumns(list.rows), [list.rows])
  return (
    <ListPage<RbacPolicy>
      title={t('RBAC Policies')}
      name="admin.rbac_policies"
      list={list}
      columns={columns}
      defaultSort={byObject}
      facets={rbacFacets}
      rowName={nameOf}
      actions={useActions(rbacActions, list)}
      renderDrawer={(policy) => <PolicyFacts policy={policy} />}
    />
  )
}

function PolicyFacts({ policy }: { policy: RbacPolicy }) {
  return (
    <DefinitionList
      items={[
        typed(t('Object'), policy.object),
        { label: t('Object Type'), value: objectType(policy) },
        { label: t('Action'), value: policy.action === null ? <AskedAction id={policy.id} /> : actionOf(policy) },
        typed(t('Project'), policy.project),
        typed(t('Target Project'), targetOf(policy)),
        copyable(t('ID'), policy.id),
      ]}
    />
  )
}

/** Horizon's list does not tell shared from external; its page of the policy does. */
function AskedAction({ id }: { id: string }) {
  const { client } = useHost()
  const load = useCallback(
    (signal: AbortSignal) => client.call('neutron.rbacPolicies.get', { params: { id }, signal, quiet: true }),
    [client, id],
  )
  const { state } = useLoad(load)
  if (state.status === 'pending') return pendingName
  return state.status === 'ready' ? actionOf(state.data) : null
}
