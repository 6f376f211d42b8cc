import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { Page } from '../../../layouts/Page.js'
import { useSession } from '../../../layouts/SessionContext.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CommandButton } from '../../shared/CommandButton.js'
import { copyable, typed } from '../../shared/Copyable.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { ResourceTable } from '../../shared/ResourceTable.js'
import { translateFacets } from '../../shared/translate-facets.js'
import { useFilterFirst } from '../../shared/use-filter-first.js'
import { useListState } from '../../shared/use-list-state.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { countOf, useResourceList } from '../../shared/use-resource-list.js'
import { gatedParts, userActions, userBatch } from './actions.js'
import { newUserKey, useUserActions } from './use-user-actions.js'
import { listUsers } from './user-list.js'
import { nameOf, userColumns, userFacetNames, userFacets, type UserRow } from './user.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: UserRow) => id
const still = () => ({})

/** The users panel (D2 §2): the server searches, but for the email. */
export function Component() {
  const { client, webroot } = useHost()
  const { id: self } = useSession()
  const gates = useOpenGates(gatedParts) ?? noGates
  const filterFirst = useFilterFirst('identity.users')
  const [view, onView] = useListState(userFacetNames)
  const facets = useMemo(() => translateFacets(userFacets), [])
  const searched = view.terms.length > 0
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await listUsers(client, view.terms, signal)).map((user): UserRow => ({ ...user, isSelf: user.id === self })),
    [client, view.terms, self],
  )
  const enabled = filterFirst === false || (filterFirst === true && searched)
  const list = useResourceList<UserRow>({ load, keyOf, enabled })
  const actions = useUserActions(list.settle)
  const columns = useMemo(
    () => userColumns(({ id }) => atWebroot(webroot, paths.details(resourceTypes.user, id))),
    [webroot],
  )
  const rowActions = useCallback((user: UserRow) => actionsOf(userActions, user, gates), [gates])
  const batchActions = useCallback(
    () => userBatch.filter(({ id }) => gates.has(id)).map((action) => ({ ...action, label: t(action.label) })),
    [gates],
  )
  const create = (
    <CommandButton
      gates={gates}
      part="create"
      command="users.create"
      kind="primary"
      icon="plus"
      busy={actions.busy.has(newUserKey)}
      onClick={actions.create}
    >
      {t('Create User')}
    </CommandButton>
  )

  return (
    <Page title={t('Users')} count={countOf(list)} actions={create}>
      <ResourceTable<UserRow>
        label={t('Users')}
        name="identity.users"
        list={list}
        columns={columns}
        defaultSort={byName}
        view={view}
        onView={onView}
        facets={facets}
        rowName={nameOf}
        rowState={still}
        rowActions={rowActions}
        batchActions={batchActions}
        onRowAction={actions.run}
        onBatchAction={(_, users) => actions.removeAll(users)}
        withoutSelection={!gates.has('delete')}
        wait={actions.busy}
        renderDrawer={(user) => <UserDrawer user={user} />}
        empty={searched ? null : create}
        noItemsMessage={searched ? t('No user matches the search.') : undefined}
      />
      {actions.dialogs}
    </Page>
  )
}

function UserDrawer({ user }: { user: UserRow }) {
  return (
    <DefinitionList
      items={[
        copyable(t('Domain ID'), user.domain_id),
        copyable(t('Primary Project ID'), user.default_project_id),
        typed(t('Description'), user.description),
      ]}
    />
  )
}
