import { t } from '@stratus/widgets'
import { Button } from '../../../../ui/Button.js'
import { overallPercent, type Upload } from './upload-queue.js'
import '../../../../forms/upload-progress.css'

/** How far all files of an upload are together, and the way to stop. */
export function UploadTotal({ uploads, onCancel }: { uploads: readonly Upload[]; onCancel(): void }) {
  const percent = overallPercent(uploads)
  const done = uploads.filter(({ state }) => state === 'done').length
  const text = t('Uploading: %s of %s files done', [done, uploads.length])
  return (
    <div className="upload-progress">
      <p role="status">{text}</p>
      <span className="percent">{percent} %</span>
      <progress aria-label={text} max={100} value={percent} />
      <Button icon="close" onClick={onCancel}>
        {t('Cancel upload')}
      </Button>
    </div>
  )
}
