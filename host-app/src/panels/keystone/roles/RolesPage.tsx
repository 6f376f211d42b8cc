import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { remembered } from '../../../stores/row-memory.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { roleActions } from './actions.js'
import { nameOf, roleColumns, roleFacets, trackingKey, type Role } from './role.js'

const byName = { column: 'name', direction: 'ascending' } as const
const remember = remembered<Role>('roles', ['id', 'name', 'domain_id'])

/** The roles panel (I-ROLE-01). */
export function Component() {
  const { client } = useHost()
  const list = useResourceList<Role>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('keystone.roles.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf: trackingKey,
    remember,
  })
  const columns = useMemo(() => roleColumns(), [])
  return (
    <ListPage<Role>
      title={t('Roles')}
      name="identity.roles"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={roleFacets}
      rowName={nameOf}
      actions={useActions(roleActions, list)}
      renderDrawer={({ id, domain_id, description }) => (
        <DefinitionList
          items={[copyable(t('ID'), id), copyable(t('Domain ID'), domain_id), typed(t('Description'), description)]}
        />
      )}
    />
  )
}
