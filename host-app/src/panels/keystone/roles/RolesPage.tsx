import { t } from '@stratus/widgets'
import { useCallback, useMemo, useState } from 'react'
import type { ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CommandButton } from '../../shared/CommandButton.js'
import { copyable, typed } from '../../shared/Copyable.js'
import { ListPage } from '../../shared/ListPage.js'
import { noGates } from '../../shared/resource-actions.js'
import { useBusy } from '../../shared/use-busy.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useResourceList } from '../../shared/use-resource-list.js'
import { deleteWords, gatedParts, roleActions, roleBatch } from './actions.js'
import { nameOf, roleColumns, roleFacets, trackingKey, type Role } from './role.js'
import { RoleForm } from './RoleForm.js'

const byName = { column: 'name', direction: 'ascending' } as const

/** The roles panel (D2 §2). */
export function Component() {
  const { client } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  /** Null makes a new one; undefined: no dialog. */
  const [editing, setEditing] = useState<Role | null | undefined>()
  const { busy, during } = useBusy()
  const list = useResourceList<Role>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('keystone.roles.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf: trackingKey,
  })
  const deletion = useDeletion<Role>({
    type: resourceTypes.role,
    words: deleteWords,
    run: ({ id }) => client.call('keystone.roles.delete', { params: { id }, quiet: true }),
    onResult: list.settle,
  })
  const columns = useMemo(() => roleColumns(), [])
  const run = (action: string, role: Role): void => {
    if (action === 'delete') deletion.ask([role])
    else during(role.id, async () => setEditing(await client.call('keystone.roles.get', { params: { id: role.id } })))
  }
  const close = (result: ActionResult): void => {
    setEditing(undefined)
    list.settle(result)
  }
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
      onAction={run}
      onBatch={(_, roles) => deletion.ask(roles)}
      renderDrawer={({ id, domain_id, description }) => (
        <DefinitionList
          items={[copyable(t('ID'), id), copyable(t('Domain ID'), domain_id), typed(t('Description'), description)]}
        />
      )}
      create={
        <CommandButton
          gates={gates}
          part="create"
          command="roles.create"
          kind="primary"
          icon="plus"
          onClick={() => setEditing(null)}
        >
          {t('Create Role')}
        </CommandButton>
      }
      noMatch={t('No role matches the search.')}
      wait={busy}
      dialogs={
        <>
          {deletion.dialog}
          {editing === undefined ? null : <RoleForm role={editing} known={list.rows} onClose={close} />}
        </>
      }
    />
  )
}
