import { formatBytes, t } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useCallback, useState } from 'react'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Button } from '../../../ui/Button.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable } from '../../../details/Copyable.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { Time } from '../../../ui/Time.js'

interface ObjectDetailsProps {
  container: string
  path: string
  onClose(): void
}

/** What the storage knows about one file. */
export function ObjectDetails({ container, path, onClose }: ObjectDetailsProps) {
  const { client } = useHost()
  const [open, setOpen] = useState(true)
  const load = useCallback(
    (signal: AbortSignal) => client.call('swift.objects.get', { params: { container, path }, signal, quiet: true }),
    [client, container, path],
  )
  const { state, retry } = useLoad(load)
  return (
    <Modal open={open} size="medium" heading={t('Object Details')} onStratusAfterClose={onClose}>
      <Loaded state={state} retry={retry} failure={t('Unable to get details of the object.')}>
        {({ name, etag, content_type, timestamp, bytes }) => (
          <DefinitionList
            items={[
              copyable(t('Name'), name),
              copyable(t('Hash'), etag),
              { label: t('Content Type'), value: content_type },
              { label: t('Timestamp'), value: <Time at={timestamp} /> },
              { label: t('Size'), value: formatBytes(bytes) },
            ]}
          />
        )}
      </Loaded>
      <div slot="footer">
        <Button focusFirst onClick={() => setOpen(false)}>
          {t('Close')}
        </Button>
      </div>
    </Modal>
  )
}
