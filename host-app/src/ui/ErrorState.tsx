import { t } from '@stratus/widgets'
import { Button } from './Button.js'
import { Icon } from './Icon.js'

interface ErrorStateProps {
  title: string
  reason?: string
  requestId?: string | null
  onRetry?: () => void
}

/** Something could not be shown: what, why, the request to ask the operator about, and a way to try again. */
export function ErrorState({ title, reason, requestId, onRetry }: ErrorStateProps) {
  return (
    <div className="error-state" role="alert">
      <p className="error-title">
        <Icon name="danger" /> {title}
      </p>
      {reason && reason !== title && <p>{reason}</p>}
      {requestId && <p className="mono muted">{t('Request ID: %s', [requestId])}</p>}
      {onRetry && (
        <Button icon="refresh" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </div>
  )
}
