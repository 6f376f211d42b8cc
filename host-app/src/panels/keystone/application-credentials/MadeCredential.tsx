import { cloudsYaml, openRc, openRcName, type Access, type CatalogEntry, type Session } from '@stratus/api-client'
import type { NewCredential } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { copyable } from '../../../details/Copyable.js'
import { saveBlob } from '../../../horizon/save-blob.js'
import { Button } from '../../../ui/Button.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { endpointsOf, signInAddress } from '../api-access/endpoint.js'

/** The only time that its secret is seen. */
export function MadeCredential({ credential: { id, name, secret } }: { credential: NewCredential }) {
  return (
    <div className="credential-made">
      <Alert type="warning" withoutPrefix>
        {t('The secret is shown only this once: keep it now. It cannot be recovered.')}
      </Alert>
      <DefinitionList items={[copyable(t('Name'), name), copyable(t('ID'), id), copyable(t('Secret'), secret)]} />
    </div>
  )
}

interface ButtonsProps {
  credential: NewCredential
  session: Session
  catalog: readonly CatalogEntry[]
  onDone(): void
}

export function MadeCredentialButtons({ credential, session, catalog, onDone }: ButtonsProps) {
  const authUrl = signInAddress(endpointsOf(catalog), session.services_region) ?? ''
  const access: Access = { authUrl, region: session.services_region, credential }
  const save = (name: string, text: string) => saveBlob(new Blob([text], { type: 'text/plain' }), name)
  return (
    <div slot="footer" className="form-keep">
      <Button icon="download" onClick={() => save('clouds.yaml', cloudsYaml(access))}>
        {t('Download clouds.yaml')}
      </Button>
      <Button icon="download" onClick={() => save(openRcName(`app-cred-${credential.name}`), openRc(access))}>
        {t('Download openrc')}
      </Button>
      <Button kind="primary" focusFirst onClick={onDone}>
        {t('Done')}
      </Button>
    </div>
  )
}
