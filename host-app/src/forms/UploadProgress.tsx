import { formatBytes, t } from '@stratus/widgets'
import { Button } from '../ui/Button.js'
import './upload-progress.css'

interface UploadProgressProps {
  /** 0–100; -1 while nobody knows. */
  percent: number
  file: File | null
  onCancel?: () => void
}

/** How far the file is, and the way to stop it. */
export function UploadProgress({ percent, file, onCancel }: UploadProgressProps) {
  const known = percent >= 0
  const text = file
    ? percent === 100
      ? t('%s is sent; the server is saving it.', [file.name])
      : t('Uploading %s (%s)', [file.name, formatBytes(file.size)])
    : t('Working')
  return (
    <div className="upload-progress">
      <p role="status">
        <bdi>{text}</bdi>
      </p>
      {known ? <span className="percent">{percent} %</span> : null}
      <progress aria-label={text} max={100} value={known ? percent : undefined} />
      {onCancel && file ? (
        <Button icon="close" onClick={onCancel}>
          {t('Cancel upload')}
        </Button>
      ) : null}
    </div>
  )
}
