import type { Session } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useEffect, useState } from 'react'
import { useHost } from '../host.js'
import { Button } from '../ui/Button.js'

/** Another tab signed in as somebody else, or changed the project: this page's data is not theirs and is put away. */
export default function SessionChanged() {
  const { client } = useHost()
  const [now, setNow] = useState<Session | null>(null)
  useEffect(() => {
    client.call('keystone.session', { fresh: true, quiet: true }).then(setNow, () => undefined)
  }, [client])
  const who = now ? { user: now.username ?? now.id, project: now.project_name ?? '-' } : null
  return (
    <Modal open withoutClose size="small" heading={t('The session has changed')}>
      <div className="sign-in">
        <p>
          {who
            ? t('You are now signed in as %(user)s in project %(project)s.', who)
            : t('Somebody else is signed in now.')}
        </p>
        <p>{t('This happened in another tab. Reload to see what belongs to this session.')}</p>
      </div>
      <Button slot="footer" kind="primary" icon="refresh" onClick={() => window.location.reload()}>
        {t('Reload')}
      </Button>
    </Modal>
  )
}
