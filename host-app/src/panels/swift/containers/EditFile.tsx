import { objectAt, uploadObject, type UploadState } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { isAborted, sayFailure } from '../../../stores/error-messages.js'
import { FileField } from '../../../forms/FileField.js'
import { UploadProgress } from '../../../uploads/UploadProgress.js'
import { uploadFailure } from '../../../uploads/upload-texts.js'
import { useCarryTerms } from '../../../uploads/use-carry-terms.js'
import type { Item } from './item.js'
import { useSayRefusal } from './refusals.js'
import { goneFile } from './swift-calls.js'

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
  const [sent, setSent] = useState<UploadState | null>(null)
  const { terms, tryNow } = useCarryTerms()
  const sayRefusal = useSayRefusal(container)
  const [error, setError] = useState('')
  const running = useRef<AbortController | null>(null)
  const result = useRef<ActionResult>(nothingDone)
  const params = { container, path: item.path }
  const edited = { type: 'OS::Swift::Object', id: item.path }
  // All of it is there: stopping now would leave it to chance which contents the object has.
  const mayStop = sent?.phase !== 'sending' || sent.percent < 100

  const send = async (): Promise<void> => {
    if (!file || running.current) return
    const { signal } = (running.current = new AbortController())
    setError('')
    setSent({ phase: 'sending', percent: -1, sends: 1 })
    try {
      const replaces = await objectAt(client, params, signal)
      if (!replaces) {
        result.current = { ...nothingDone, failed: [edited] }
        throw new Error(goneFile)
      }
      await uploadObject(client, { ...params, file, replaces }, { ...terms, signal, onState: setSent })
      toasts.add('success', t('File %(path)s uploaded.', { path: item.path }))
      result.current = { ...nothingDone, updated: [edited] }
      setOpen(false)
    } catch (thrown) {
      const reason = isAborted(thrown)
        ? t('The upload was cancelled.')
        : ((await sayRefusal(thrown)) ?? uploadFailure(thrown))
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
        if (event.detail.source === 'cancel' && mayStop) running.current?.abort()
      }}
      onStratusAfterClose={() => onClose(result.current)}
    >
      {sent === null ? null : (
        <UploadProgress
          state={sent}
          file={file}
          onTryNow={tryNow}
          onCancel={mayStop ? () => running.current?.abort() : undefined}
        />
      )}
      <fieldset className="form-plain" disabled={sent !== null}>
        <FileField label={t('New File Contents')} file={file} onChange={setFile} />
      </fieldset>
    </Modal>
  )
}
