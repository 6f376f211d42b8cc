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
import { deleteWords, gatedParts, groupActions, groupBatch } from './actions.js'
import { groupColumns, groupFacets, nameOf, type Group } from './group.js'
import { GroupForm } from './GroupForm.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Group) => id

/** The groups panel (D2 §2). */
export function Component() {
  const { client } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  /** Null makes a new one; undefined: no dialog. */
  const [editing, setEditing] = useState<Group | null | undefined>()
  const { busy, during } = useBusy()
  const list = useResourceList<Group>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('keystone.groups.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
  })
  const deletion = useDeletion<Group>({
    type: resourceTypes.group,
    words: deleteWords,
    run: ({ id }) => client.call('keystone.groups.delete', { params: { id }, quiet: true }),
    onResult: list.settle,
  })
  const columns = useMemo(() => groupColumns(), [])
  const run = (action: string, group: Group): void => {
    if (action === 'delete') deletion.ask([group])
    else
      during(group.id, async () => setEditing(await client.call('keystone.groups.get', { params: { id: group.id } })))
  }
  const close = (result: ActionResult): void => {
    setEditing(undefined)
    list.settle(result)
  }
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
      onAction={run}
      onBatch={(_, groups) => deletion.ask(groups)}
      renderDrawer={({ id, domain_id, description }) => (
        <DefinitionList
          items={[copyable(t('ID'), id), copyable(t('Domain ID'), domain_id), typed(t('Description'), description)]}
        />
      )}
      create={
        <CommandButton
          gates={gates}
          part="create"
          command="groups.create"
          kind="primary"
          icon="plus"
          onClick={() => setEditing(null)}
        >
          {t('Create Group')}
        </CommandButton>
      }
      noMatch={t('No group matches the search.')}
      wait={busy}
      dialogs={
        <>
          {deletion.dialog}
          {editing === undefined ? null : <GroupForm group={editing} onClose={close} />}
        </>
      }
    />
  )
}
