import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPage.js'
import { noGates } from '../../shared/resource-actions.js'
import { useItemActions } from '../../shared/use-item-actions.js'
import { remembered } from '../../../stores/row-memory.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { deleteWords, gatedParts, roleActions, roleBatch } from './actions.js'
import { nameOf, roleColumns, roleFacets, trackingKey, type Role } from './role.js'
import { RoleForm } from './RoleForm.js'

const byName = { column: 'name', direction: 'ascending' } as const
const remember = remembered<Role>('roles', ['id', 'name', 'domain_id'])

/** The roles panel (D2 §2). */
export function Component() {
  const { client } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const list = useResourceList<Role>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('keystone.roles.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf: trackingKey,
    remember,
  })
  const actions = useItemActions<Role>({
    type: resourceTypes.role,
    words: deleteWords,
    read: (id) => client.call('keystone.roles.get', { params: { id } }),
    run: ({ id }) => client.call('keystone.roles.delete', { params: { id }, quiet: true }),
    onResult: list.settle,
    renderForm: (role, onClose) => <RoleForm role={role} known={list.rows} onClose={onClose} />,
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
      actions={roleActions}
      batch={roleBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={(_, roles) => actions.removeAll(roles)}
      renderDrawer={({ id, domain_id, description }) => (
        <DefinitionList
          items={[copyable(t('ID'), id), copyable(t('Domain ID'), domain_id), typed(t('Description'), description)]}
        />
      )}
      create={
        <CreateButton gates={gates} command="roles.create" onClick={actions.create}>
          {t('Create Role')}
        </CreateButton>
      }
      noMatch={t('No role matches the search.')}
      wait={actions.busy}
      dialogs={actions.dialogs}
    />
  )
}
