import type { Session } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useEffect, useState } from 'react'
import { useHost } from '../host.js'
import { Button } from '../ui/Button.js'
import { Dialog } from '../ui/Dialog.js'

/** Another tab signed in as somebody else, or changed the project: this page's data is not theirs and is put away. */
export function SessionChanged() {
  const { client } = useHost()
  const [now, setNow] = useState<Session | null>(null)
  useEffect(() => {
    client.call('keystone.session', { fresh: true, quiet: true }).then(setNow, () => undefined)
  }, [client])
  const who = now ? { user: now.username ?? now.id, project: now.project_name ?? '-' } : null
  return (
    <Dialog
      title={t('The session has changed')}
      footer={
        <Button kind="primary" icon="refresh" onClick={() => window.location.reload()}>
          {t('Reload')}
        </Button>
      }
    >
      <p>
        {who
          ? t('You are now signed in as %(user)s in project %(project)s.', who)
          : t('Somebody else is signed in now.')}
      </p>
      <p>{t('This happened in another tab. Reload to see what belongs to this session.')}</p>
    </Dialog>
  )
}
