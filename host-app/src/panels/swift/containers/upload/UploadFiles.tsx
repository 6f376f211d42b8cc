import { t, tn } from '@stratus/widgets'
import { Modal } from '@stratus/widgets/react/modal'
import { useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../../actions/action-result.js'
import { incompleteForm } from '../../../../forms/FormModal.js'
import { useShowErrors } from '../../../../forms/use-show-errors.js'
import { useHost } from '../../../../host.js'
import { sayFailure } from '../../../../stores/error-messages.js'
import { placeLabel } from '../location.js'
import { chosenIn, type ChosenFile } from './chosen-files.js'
import { FilePicker } from './FilePicker.js'
import { inSight, isOpen, nameProblems } from './upload-queue.js'
import { UploadRow } from './UploadRow.js'
import { UploadTotal } from './UploadTotal.js'
import { useUploads, type UploadOutcome } from './use-uploads.js'
import './upload-files.css'

interface UploadFilesProps {
  container: string
  folder: string
  /** Dropped on the list. */
  files: readonly ChosenFile[]
  /** Names in the folder, as far as they are known. */
  taken: ReadonlySet<string>
  onClose(result: ActionResult): void
}

/** Uploads files into the present folder, with progress, a way to stop, and each failure by name (DEC-12). */
export function UploadFiles({ container, folder, files, taken, onClose }: UploadFilesProps) {
  const { client, toasts } = useHost()
  const queue = useUploads(client, { container, folder }, files)
  const { uploads, running } = queue
  const [open, setOpen] = useState(true)
  const [error, setError] = useState('')
  const result = useRef<ActionResult>(nothingDone)
  const { form, showErrors } = useShowErrors()
  const problems = nameProblems(uploads, taken)
  const shown = inSight(uploads, problems)
  const more = uploads.length - shown.length
  const todo = uploads.filter(isOpen)
  const again = todo.some(({ state }) => state === 'failed' || state === 'cancelled')

  const say = ({ done, failed, cancelled }: UploadOutcome): void => {
    const [only] = done
    if (done.length > 1) toasts.add('success', t('%s files uploaded.', [done.length]))
    else if (only) toasts.add('success', t('File %(name)s uploaded.', { name: only.name }))
    const [broken] = failed
    if (broken) {
      const left = tn('Unable to upload %s file.', 'Unable to upload %s files.', failed.length)
      setError(failed.length === 1 ? broken.reason : left)
      if (failed.length === 1) sayFailure(toasts, 'Unable to upload the object.', broken.reason)
      else toasts.add('error', left, { details: failed.map(({ name, reason }) => `${name}: ${reason}`).join('\n') })
    } else if (cancelled.length > 0) setError(t('The upload was cancelled.'))
  }

  // `running` is of the last drawing: a second click may come before the next.
  const sending = useRef(false)
  const send = async (): Promise<void> => {
    if (sending.current || todo.length === 0 || problems.size > 0) return
    sending.current = true
    setError('')
    const outcome = await queue.send().finally(() => (sending.current = false))
    const made = outcome.done.map(({ name }) => ({ type: 'OS::Swift::Object', id: folder + name }))
    result.current = { ...nothingDone, created: [...result.current.created, ...made] }
    say(outcome)
    if (outcome.failed.length + outcome.cancelled.length === 0) setOpen(false)
  }

  return (
    <Modal
      open={open}
      heading={t('Upload File To: %s', [placeLabel({ container, folder })])}
      submitLabel={
        running ? t('Uploading') : again ? t('Try again') : tn('Upload File', 'Upload Files', todo.length, [])
      }
      submitDisabled={running || todo.length === 0 || problems.size > 0}
      submitReason={running || problems.size === 0 ? '' : t(incompleteForm)}
      onStratusSubmitRefused={showErrors}
      dirty={running || todo.length > 0}
      error={error}
      // The modal must stay alive while files are sent, for their progress and the way to stop them.
      submit={() => undefined}
      onStratusSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onStratusCloseRequest={(event) => {
        if (!running) return
        event.preventDefault()
        // A stray Escape must not cost an hour's upload.
        if (event.detail.source === 'cancel') queue.cancel()
      }}
      onStratusAfterClose={() => onClose(result.current)}
    >
      {running ? <UploadTotal uploads={uploads} onTryNow={queue.tryNow} onCancel={queue.cancel} /> : null}
      <form ref={form} noValidate className="form-plain upload-files">
        <FilePicker
          label={t('File')}
          help={t('One or several files. They can also be dropped on the list of objects.')}
          disabled={running}
          onChoose={(chosen) => queue.add(chosenIn(chosen))}
        />
        <FilePicker
          label={t('Folder')}
          help={t('All files in it, and in the folders in it, each in its folder.')}
          folder
          disabled={running}
          onChoose={(chosen) => queue.add(chosenIn(chosen))}
        />
        {uploads.length > 0 ? (
          <ul className="upload-rows" aria-label={t('Files to upload')}>
            {shown.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                problem={problems.get(upload.key)}
                locked={running}
                onRename={(name) => queue.rename(upload.key, name)}
                onRemove={() => queue.drop(upload.key)}
              />
            ))}
            {more > 0 ? <li>{tn('and %s more file', 'and %s more files', more)}</li> : null}
          </ul>
        ) : null}
      </form>
    </Modal>
  )
}
