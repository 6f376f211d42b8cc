import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { ListPage } from '../../../list/ListPage.js'
import { atWebroot } from '../../../paths.js'
import { credentialActions } from './actions.js'
import { credentialColumns, credentialFacets, type Credential } from './credential.js'
import { CredentialFacts } from './CredentialFacts.js'
import { useCredentials } from './use-credentials.js'

const byName = { column: 'name', direction: 'ascending' } as const
const nameOf = ({ name, id }: Credential) => name ?? id

/** What one's programs sign in with (I-APPCRED-01). */
export function Component() {
  const { webroot } = useHost()
  const list = useCredentials()
  const columns = useMemo(() => credentialColumns((path) => atWebroot(webroot, path)), [webroot])
  return (
    <ListPage<Credential>
      title={t('Application Credentials')}
      name="identity.application_credentials"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={credentialFacets}
      rowName={nameOf}
      actions={useActions(credentialActions, list)}
      renderDrawer={(credential) => <CredentialFacts credential={credential} />}
    />
  )
}
