import type { AnswerOf, Session } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Modal } from '@stratus/widgets/react/modal'
import { useCallback, useState } from 'react'
import { mustTableAction } from '../../../actions/horizon.js'
import { copyable } from '../../../details/Copyable.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { whatAndWhy } from '../../../stores/what-and-why.js'
import { Button } from '../../../ui/Button.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { Loading } from '../../../ui/Loading.js'
import './api-access.css'

interface CredentialsProps {
  session: Session
  /** Where programs sign in. */
  address: string | null
  /** The cloud has keys for EC2 and S3 programs. */
  withEc2: boolean
  mayRecreate: boolean
  onClose(): void
}

/** Who one is for programs, each part to copy (P-ACCESS-03). */
export function Credentials({ session, address, withEc2, mayRecreate, onClose }: CredentialsProps) {
  const [open, setOpen] = useState(true)
  return (
    <Modal
      open={open}
      heading={t('User Credentials Details')}
      submitLabel=""
      withoutGuard
      onStratusAfterClose={onClose}
    >
      <div className="access-credentials">
        <DefinitionList
          label={t('User Credentials Details')}
          items={[
            copyable(t('User Name'), session.username),
            copyable(t('User ID'), session.id),
            copyable(t('Domain Name'), session.user_domain_name),
            copyable(t('Project Name'), session.project_name),
            copyable(t('Project ID'), session.project_id),
            copyable(t('Region'), session.services_region),
            copyable(t('Authentication URL'), address),
          ]}
        />
        {withEc2 ? <Ec2 mayRecreate={mayRecreate} /> : null}
      </div>
      <div slot="footer" className="access-buttons">
        <Button kind="primary" onClick={() => setOpen(false)}>
          {t('Close')}
        </Button>
      </div>
    </Modal>
  )
}

const recreate = {
  table: 'project/api_access/recreate_ec2_credentials/',
  name: ['endpoints', 'recreate_credentials'],
  next: 'project/api_access/',
} as const

/** The keys are asked for when somebody wants to see them: the cloud makes them then. */
function Ec2({ mayRecreate }: { mayRecreate: boolean }) {
  const { client } = useHost()
  const [seen, setSeen] = useState(false)
  const load = useCallback(
    async (signal: AbortSignal) => (seen ? client.call('keystone.ec2Credential', { signal, quiet: true }) : null),
    [client, seen],
  )
  const { state, retry } = useLoad(load)
  if (!seen)
    return (
      <div className="access-buttons">
        <Button onClick={() => setSeen(true)}>{t('Show EC2 Credentials')}</Button>
      </div>
    )
  if (state.status === 'failed')
    return (
      <ErrorState
        {...whatAndWhy(t('Unable to retrieve the EC2 credentials.'), state.error)}
        retry
        onStratusRetry={retry}
      />
    )
  const keys = state.status === 'ready' ? state.data : null
  return keys ? <Keys keys={keys} mayRecreate={mayRecreate} onRecreated={retry} /> : <Loading lines={2} />
}

interface KeysProps {
  keys: AnswerOf<'keystone.ec2Credential'>
  mayRecreate: boolean
  onRecreated(): void
}

function Keys({ keys, mayRecreate, onRecreated }: KeysProps) {
  const { client, toasts } = useHost()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const renew = async () => {
    setBusy(true)
    try {
      await mustTableAction(client, recreate, '')
      toasts.add('success', t('EC2 credentials recreated.'))
      onRecreated()
    } catch (error) {
      toasts.add('error', errorMessage(error) || t('Unable to recreate the EC2 credentials.'))
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }
  return (
    <>
      <DefinitionList
        label={t('EC2 Credentials')}
        items={[copyable(t('EC2 Access Key'), keys.access), copyable(t('EC2 Secret Key'), keys.secret)]}
      />
      {asked ? (
        <Alert type="warning" withoutPrefix>
          {t('Programs that use the current keys cannot sign in any more. This cannot be undone.')}
        </Alert>
      ) : null}
      {mayRecreate ? (
        <div className="access-buttons">
          {asked ? <Button onClick={() => setAsked(false)}>{t('Keep')}</Button> : null}
          <Button
            kind={asked ? 'danger' : 'normal'}
            busy={busy}
            onClick={() => (asked ? void renew() : setAsked(true))}
          >
            {t('Recreate EC2 Credentials')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
