import { t } from '@stratus/widgets'
import { Button } from '../../../../ui/Button.js'

/** Says that an answer is overdue: it may yet come, meanwhile everything else can be used. */
export function SlowAnswer({ retry }: { retry(): void }) {
  return (
    <div className="launch-slow">
      <p role="status">{t('The server has not answered yet.')}</p>
      <Button onClick={retry}>{t('Try again')}</Button>
    </div>
  )
}
