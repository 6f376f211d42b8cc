import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { Modal } from '@stratus/widgets/react/modal'
import { useCallback, useState } from 'react'
import { copyable } from '../../../details/Copyable.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { whatAndWhy } from '../../../stores/what-and-why.js'
import { Button } from '../../../ui/Button.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { loadSecret } from './load.js'
import type { UserCredential, Whose } from './user-credential.js'
import { Loading } from '../../../ui/Loading.js'
import '../api-access/api-access.css'

interface SecretDataProps {
  credential: UserCredential
  whose: Whose
  onClose(): void
}

/** The secret of one credential: asked for when somebody has said so twice, and kept nowhere (I-CRED-03). */
export function SecretData({ credential, whose, onClose }: SecretDataProps) {
  const [open, setOpen] = useState(true)
  const [seen, setSeen] = useState(false)
  return (
    <Modal open={open} heading={credential.name} submitLabel="" withoutGuard onStratusAfterClose={onClose}>
      <div className="access-credentials">
        {seen ? (
          <Data id={credential.id} whose={whose} />
        ) : (
          <Alert type="warning" withoutPrefix>
            {t('Whoever reads the data can act as its user. Show it only where nobody looks on.')}
          </Alert>
        )}
      </div>
      <div slot="footer" className="access-buttons">
        <Button {...(seen && { kind: 'primary' as const })} onClick={() => setOpen(false)}>
          {t('Close')}
        </Button>
        {seen ? null : (
          <Button kind="primary" onClick={() => setSeen(true)}>
            {t('Show Data')}
          </Button>
        )}
      </div>
    </Modal>
  )
}

function Data({ id, whose }: { id: string; whose: Whose }) {
  const { client } = useHost()
  const { state, retry } = useLoad(
    useCallback(
      async (signal: AbortSignal) => ({ data: await loadSecret(client, whose, id, signal) }),
      [client, whose, id],
    ),
  )
  if (state.status === 'failed')
    return (
      <ErrorState
        {...whatAndWhy(t('Unable to retrieve the user credentials.'), state.error)}
        retry
        onStratusRetry={retry}
      />
    )
  if (state.status !== 'ready') return <Loading lines={2} />
  const { data } = state.data
  if (data === null) return <p>{t('The cloud tells this secret once only: when it is made.')}</p>
  return <DefinitionList items={[copyable(t('Data'), data)]} />
}
