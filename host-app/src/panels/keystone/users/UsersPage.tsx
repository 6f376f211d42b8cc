import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CreateButton } from '../../../list/CommandButton.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPageById.js'
import type { ListTerm } from '../../../list/list-state.js'
import { noGates } from '../../shared/resource-actions.js'
import { remembered } from '../../../stores/row-memory.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { useSearchedList } from '../../../list/use-searched-list.js'
import { gatedParts, userActions, userBatch } from './actions.js'
import { newUserKey, useUserActions } from './use-user-actions.js'
import { listUsers } from './user-list.js'
import { nameOf, userColumns, userFacets, type UserRow } from './user.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: UserRow) => id
const remember = remembered<UserRow>('users', [
  'id',
  'name',
  'email',
  'enabled',
  'isSelf',
  'domain_id',
  'default_project_id',
])

/** The users panel (D2 §2): the server searches, but for the email. */
export function Component() {
  const { client, webroot } = useHost()
  const { id: self } = useSession()
  const gates = useOpenGates(gatedParts) ?? noGates
  const load = useCallback(
    async (terms: readonly ListTerm[], signal: AbortSignal) =>
      (await listUsers(client, terms, signal)).map((user): UserRow => ({ ...user, isSelf: user.id === self })),
    [client, self],
  )
  const list = useSearchedList<UserRow>({ panel: 'identity.users', facets: userFacets, load, keyOf, remember })
  const actions = useUserActions(list.settle)
  const columns = useMemo(
    () => userColumns(({ id }) => atWebroot(webroot, paths.details(resourceTypes.user, id))),
    [webroot],
  )
  return (
    <ListPage<UserRow>
      title={t('Users')}
      name="identity.users"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={userFacets}
      rowName={nameOf}
      actions={userActions}
      batch={userBatch}
      gates={gates}
      onAction={actions.run}
      onBatch={(_, users) => actions.removeAll(users)}
      renderDrawer={(user) => <UserDrawer user={user} />}
      create={
        <CreateButton gates={gates} command="users.create" busy={actions.busy.has(newUserKey)} onClick={actions.create}>
          {t('Create User')}
        </CreateButton>
      }
      noMatch={t('No user matches the search.')}
      wait={actions.busy}
      dialogs={actions.dialogs}
    />
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
