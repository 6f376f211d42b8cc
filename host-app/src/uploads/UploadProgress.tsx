import type { UploadState } from '@stratus/api-client'
import { formatBytes, t } from '@stratus/widgets'
import { Button } from '../ui/Button.js'
import { waitingText } from './upload-texts.js'
import './upload-progress.css'

interface UploadProgressProps {
  state: UploadState
  file: File | null
  onTryNow?: () => void
  onCancel?: () => void
}

/** How far the file is, whether it waits for the server, and the way to stop it. */
export function UploadProgress({ state, file, onTryNow, onCancel }: UploadProgressProps) {
  const { percent } = state
  const isLost = state.phase === 'lost'
  const text = isLost ? waitingText(state) : sendingText(percent, file)
  return (
    <div className={isLost ? 'upload-progress lost' : 'upload-progress'}>
      <p role="status">
        <bdi>{text}</bdi>
      </p>
      {isLost ? null : (
        <>
          {percent < 0 ? null : <span className="percent">{percent} %</span>}
          <progress aria-label={text} max={100} value={percent < 0 ? undefined : percent} />
        </>
      )}
      <div className="upload-buttons">
        {isLost ? (
          <Button icon="refresh" onClick={onTryNow}>
            {t('Try now')}
          </Button>
        ) : null}
        {onCancel && file ? (
          <Button icon="close" onClick={onCancel}>
            {t('Cancel upload')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function sendingText(percent: number, file: File | null): string {
  if (!file) return t('Working')
  if (percent === 100) return t('%s is sent; the server is saving it.', [file.name])
  return t('Uploading %s (%s)', [file.name, formatBytes(file.size)])
}
