import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPage.js'
import { remembered } from '../../../stores/row-memory.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { groupColumns, groupFacets, nameOf, type Group } from './group.js'
import { groupActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Group) => id
const remember = remembered<Group>('groups', ['id', 'name', 'description', 'domain_id'])

/** The groups panel (I-GRP-01). */
export function Component() {
  const { client } = useHost()
  const list = useResourceList<Group>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('keystone.groups.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember,
  })
  const columns = useMemo(() => groupColumns(), [])
  return (
    <ListPage<Group>
      title={t('Groups')}
      name="identity.groups"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={groupFacets}
      rowName={nameOf}
      actions={useActions(groupActions, list)}
      renderDrawer={({ id, domain_id, description }) => (
        <DefinitionList
          items={[copyable(t('ID'), id), copyable(t('Domain ID'), domain_id), typed(t('Description'), description)]}
        />
      )}
    />
  )
}
