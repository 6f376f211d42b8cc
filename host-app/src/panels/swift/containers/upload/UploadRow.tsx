import { formatBytes, t } from '@stratus/widgets'
import { Button } from '../../../../ui/Button.js'
import { Icon } from '../../../../ui/Icon.js'
import { TextInput } from '../../../../forms/form-fields.js'
import { lostText } from '../../../../uploads/upload-texts.js'
import { isOpen, type Upload } from './upload-queue.js'

interface UploadRowProps {
  upload: Upload
  /** English, key of its translation. */
  problem: string | undefined
  /** Something is being sent. */
  locked: boolean
  onRename(name: string): void
  onRemove(): void
}

/** One file of an upload: its name, and how far it is. */
export function UploadRow({ upload, problem, locked, onRename, onRemove }: UploadRowProps) {
  const { file, name, state, reason } = upload
  const wrong = problem ? t(problem) : state === 'failed' ? reason : undefined
  if (!isOpen(upload)) {
    return (
      <li className={`upload-row ${state}`}>
        <bdi className="upload-name">{name}</bdi>
        <UploadMark upload={upload} />
      </li>
    )
  }
  return (
    <li className="upload-row open">
      <TextInput
        label={t('File Name')}
        required
        eager
        disabled={locked}
        value={name}
        error={wrong}
        help={`${file.name === name ? '' : `${file.name}, `}${formatBytes(file.size)}`}
        onChange={onRename}
        after={
          <Button
            kind="quiet"
            icon="close"
            label={t('Remove %s', [file.name])}
            unavailable={locked ? t('Uploading has begun.') : undefined}
            onClick={onRemove}
          />
        }
      />
    </li>
  )
}

function UploadMark({ upload: { state, percent, file, name } }: { upload: Upload }) {
  if (state === 'done')
    return (
      <span className="upload-done">
        <Icon name="success" /> {t('Uploaded')}
      </span>
    )
  if (state === 'lost')
    return (
      <span className="upload-lost">
        <Icon name="warning" /> {lostText(percent)}
      </span>
    )
  const text = percent === 100 ? t('Saving') : t('Uploading')
  return (
    <>
      <span className="muted">
        {text} {percent >= 0 && percent < 100 ? `${percent} %` : formatBytes(file.size)}
      </span>
      <progress aria-label={t('Upload of %s', [name])} max={100} value={percent >= 0 ? percent : undefined} />
    </>
  )
}
