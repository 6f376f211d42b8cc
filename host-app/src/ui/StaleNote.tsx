import { t } from '@stratus/widgets'
import { Button } from './Button.js'
import { Icon } from './Icon.js'
import { Ago } from './Time.js'

interface StaleNoteProps {
  /** When what is shown was true, ms; null where nobody knows. */
  at: number | null | undefined
  /** Why it could not be read again, translated. */
  reason?: string
  onRetry(): void
}

/** What is shown was true once: since when, why it is not newer, and a way to try again. */
export function StaleNote({ at, reason, onRetry }: StaleNoteProps) {
  return (
    <div className="alert warning" role="status">
      <Icon name="warning" />
      <span>
        {t('This may be out of date: the last refresh failed.')} {reason}{' '}
        {at ? (
          <span className="muted">
            {t('Updated')} <Ago at={at} />
          </span>
        ) : null}
      </span>
      <Button icon="refresh" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
