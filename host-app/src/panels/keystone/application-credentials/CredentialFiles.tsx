import { cloudsYaml, openRc, openRcName, type Access, type CatalogEntry, type Session } from '@stratus/api-client'
import type { NewCredential } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { saveBlob } from '../../../horizon/save-blob.js'
import { Button } from '../../../ui/Button.js'
import { endpointsOf, signInAddress } from '../api-access/endpoint.js'

interface CredentialFilesProps {
  credential: NewCredential
  session: Session
  catalog: readonly CatalogEntry[]
}

/** Saves the files by which tools sign in with a new credential, its secret in them (I-APPCRED-04). */
export function CredentialFiles({ credential, session, catalog }: CredentialFilesProps) {
  const authUrl = signInAddress(endpointsOf(catalog), session.services_region) ?? ''
  const access: Access = { authUrl, region: session.services_region, credential }
  const save = (name: string, text: string) => saveBlob(new Blob([text], { type: 'text/plain' }), name)
  return (
    <>
      <Button icon="download" onClick={() => save('clouds.yaml', cloudsYaml(access))}>
        {t('Download clouds.yaml')}
      </Button>
      <Button icon="download" onClick={() => save(openRcName(`app-cred-${credential.name}`), openRc(access))}>
        {t('Download openrc')}
      </Button>
    </>
  )
}
