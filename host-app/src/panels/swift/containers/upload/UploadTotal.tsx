import { t } from '@stratus/widgets'
import { Button } from '../../../../ui/Button.js'
import { waitingText } from '../../../../uploads/upload-texts.js'
import { overallPercent, type Upload } from './upload-queue.js'
import '../../../../uploads/upload-progress.css'

interface UploadTotalProps {
  uploads: readonly Upload[]
  onTryNow(): void
  onCancel(): void
}

/** How far all files of an upload are together, whether some wait for the server, and the way to stop. */
export function UploadTotal({ uploads, onTryNow, onCancel }: UploadTotalProps) {
  const percent = overallPercent(uploads)
  const done = uploads.filter(({ state }) => state === 'done').length
  const [lost, ...others] = uploads.filter(({ state }) => state === 'lost')
  const text = lost
    ? others.length
      ? t('Connection lost. The files are sent again when the server is back.')
      : waitingText(lost)
    : t('Uploading: %s of %s files done', [done, uploads.length])
  return (
    <div className={lost ? 'upload-progress lost' : 'upload-progress'}>
      <p role="status">{text}</p>
      {lost ? null : (
        <>
          <span className="percent">{percent} %</span>
          <progress aria-label={text} max={100} value={percent} />
        </>
      )}
      <div className="upload-buttons">
        {lost ? (
          <Button icon="refresh" onClick={onTryNow}>
            {t('Try now')}
          </Button>
        ) : null}
        <Button icon="close" onClick={onCancel}>
          {t('Cancel upload')}
        </Button>
      </div>
    </div>
  )
}
