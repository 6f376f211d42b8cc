import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Button } from '../ui/Button.js'
import { Ago } from '../ui/Time.js'

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
    <Alert type="warning" withoutPrefix>
      {t('This may be out of date: the last refresh failed.')} {reason}{' '}
      {at ? (
        <span className="muted">
          {t('Updated')} <Ago at={at} />
        </span>
      ) : null}
      <Button slot="actions" icon="refresh" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Alert>
  )
}
