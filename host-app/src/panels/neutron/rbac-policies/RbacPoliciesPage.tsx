import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { remembered } from '../../../stores/row-memory.js'
import { rbacActions } from './actions.js'
import { rbacColumns, rbacFacets, rbacPolicy, type RbacPolicy } from './rbac-policy.js'

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
    />
  )
}
