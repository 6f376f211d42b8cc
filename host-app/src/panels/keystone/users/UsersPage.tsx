import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { ListPage } from '../../../list/ListPage.js'
import type { ListTerm } from '../../../list/list-state.js'
import { remembered } from '../../../stores/row-memory.js'
import { useSearchedList } from '../../../list/use-searched-list.js'
import { listUsers } from './user-list.js'
import { nameOf, userColumns, userFacets, type UserRow } from './user.js'
import { userActions } from './actions.js'

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

/** The users panel (I-USER-01): the server searches, but for the email. */
export function Component() {
  const { client, webroot } = useHost()
  const { id: self } = useSession()
  const load = useCallback(
    async (terms: readonly ListTerm[], signal: AbortSignal) =>
      (await listUsers(client, terms, signal)).map((user): UserRow => ({ ...user, isSelf: user.id === self })),
    [client, self],
  )
  const list = useSearchedList<UserRow>({ panel: 'identity.users', facets: userFacets, load, keyOf, remember })
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
      actions={useActions(userActions, list)}
      renderDrawer={(user) => <UserDrawer user={user} />}
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
