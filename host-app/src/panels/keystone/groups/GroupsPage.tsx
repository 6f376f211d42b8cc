import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPageById.js'
import { noGates } from '../../shared/resource-actions.js'
import { useItemActions } from '../../shared/use-item-actions.js'
import { remembered } from '../../../stores/row-memory.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { deleteWords, gatedParts, groupActions, groupBatch } from './actions.js'
import { groupColumns, groupFacets, nameOf, type Group } from './group.js'
import { GroupForm } from './GroupForm.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Group) => id
const remember = remembered<Group>('groups', ['id', 'name', 'description', 'domain_id'])

/** The groups panel (D2 §2). */
export function Component() {
  const { client } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const list = useResourceList<Group>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('keystone.groups.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember,
  })
  const actions = useItemActions<Group>({
    type: resourceTypes.group,
    words: deleteWords,
    read: (id) => client.call('keystone.groups.get', { params: { id } }),
    run: ({ id }) => client.call('keystone.groups.delete', { params: { id }, quiet: true }),
    onResult: list.settle,
    renderForm: (group, onClose) => <GroupForm group={group} onClose={onClose} />,
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
      actions={groupActions}
      batch={groupBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={(_, groups) => actions.removeAll(groups)}
      renderDrawer={({ id, domain_id, description }) => (
        <DefinitionList
          items={[copyable(t('ID'), id), copyable(t('Domain ID'), domain_id), typed(t('Description'), description)]}
        />
      )}
      create={
        <CreateButton gates={gates} command="groups.create" onClick={actions.create}>
          {t('Create Group')}
        </CreateButton>
      }
      noMatch={t('No group matches the search.')}
      wait={actions.busy}
      dialogs={actions.dialogs}
    />
  )
}
