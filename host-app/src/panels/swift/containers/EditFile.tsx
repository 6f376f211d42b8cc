import { t } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { errorMessage, isAborted, sayFailure } from '../../../stores/error-messages.js'
import { FileField } from '../../../forms/FileField.js'
import { UploadProgress } from '../../../forms/UploadProgress.js'
import type { Item } from './item.js'
import { objectExists } from './swift-calls.js'

interface EditFileProps {
  container: string
  item: Item
  onClose(result: ActionResult): void
}

/** New contents for a file that is there. */
export function EditFile({ container, item, onClose }: EditFileProps) {
  const { client, toasts } = useHost()
  const [file, setFile] = useState<File | null>(null)
  const [open, setOpen] = useState(true)
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState('')
  const running = useRef<AbortController | null>(null)
  const result = useRef<ActionResult>(nothingDone)
  const params = { container, path: item.path }

  const send = async (): Promise<void> => {
    if (!file || running.current) return
    const { signal } = (running.current = new AbortController())
    setError('')
    setSent(-1)
    try {
      if (!(await objectExists(client, container, item.path, signal)))
        throw new Error(t('The file is not there any more: somebody has deleted it.'))
      await client.call('swift.objects.upload', { params, body: { file }, signal, onProgress: setSent, quiet: true })
      toasts.add('success', t('File %(path)s uploaded.', { path: item.path }))
      result.current = { ...nothingDone, updated: [{ type: 'OS::Swift::Object', id: item.path }] }
      setOpen(false)
    } catch (thrown) {
      const reason = isAborted(thrown) ? t('The upload was cancelled.') : errorMessage(thrown)
      setError(reason)
      if (!isAborted(thrown)) sayFailure(toasts, 'Unable to upload the object.', reason)
    } finally {
      running.current = null
      setSent(null)
    }
  }

  return (
    <Modal
      open={open}
      heading={t('Edit File: %s : %s', [container, item.path])}
      submitLabel={t(sent === null ? 'Edit File' : 'Uploading')}
      submitDisabled={!file || sent !== null}
      error={error}
      // The modal must stay alive while a file is sent, for its progress and its cancel button.
      submit={() => undefined}
      onStratusSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onStratusCloseRequest={(event) => {
        if (running.current) event.preventDefault()
        if (event.detail.source === 'cancel' && sent !== 100) running.current?.abort()
      }}
      onStratusAfterClose={() => onClose(result.current)}
    >
      {sent === null ? null : (
        <UploadProgress percent={sent} file={file} onCancel={sent < 100 ? () => running.current?.abort() : undefined} />
      )}
      <fieldset className="form-plain" disabled={sent !== null}>
        <FileField label={t('New File Contents')} file={file} onChange={setFile} />
      </fieldset>
    </Modal>
  )
}
