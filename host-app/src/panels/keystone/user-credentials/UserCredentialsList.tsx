import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { useResourceList } from '../../../list/use-resource-list.js'
import { atWebroot } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { userCredentialActions } from './actions.js'
import { loadCredentials } from './load.js'
import {
  hidden,
  typeOf,
  userCredentialColumns,
  userCredentialFacets,
  type UserCredential,
  type Whose,
} from './user-credential.js'

const byType = { column: 'type', direction: 'ascending' } as const
const keyOf = ({ id }: UserCredential) => id
const nameOf = ({ name }: UserCredential) => name
const fields = ['id', 'name', 'type', 'user', 'user_id', 'project', 'links'] as const
const remember = {
  own: remembered<UserCredential>('own-credentials', fields),
  all: remembered<UserCredential>('user-credentials', fields),
}

/** What people prove who they are with beside a password (I-CRED-01). */
export function UserCredentialsList({ whose }: { whose: Whose }) {
  const { client, webroot } = useHost()
  const load = useCallback((signal: AbortSignal) => loadCredentials(client, whose, signal), [client, whose])
  const list = useResourceList<UserCredential>({ load, keyOf, remember: remember[whose] })
  const columns = useMemo(() => userCredentialColumns(whose, (path) => atWebroot(webroot, path)), [whose, webroot])
  const facets = useMemo(() => userCredentialFacets(whose), [whose])
  return (
    <ListPage<UserCredential>
      title={t('User Credentials')}
      name={whose === 'own' ? 'settings.credentials' : 'identity.credentials'}
      list={list}
      columns={columns}
      defaultSort={byType}
      facets={facets}
      rowName={nameOf}
      actions={useActions(userCredentialActions[whose], list)}
      renderDrawer={(credential) => (
        <DefinitionList
          items={[
            copyable(t('ID'), credential.id),
            { label: t('Type'), value: typeOf(credential) },
            ...(whose === 'all' ? [typed(t('User'), credential.user), copyable(t('User ID'), credential.user_id)] : []),
            typed(t('Project'), credential.project),
            { label: t('Data'), value: hidden },
          ]}
        />
      )}
    />
  )
}
