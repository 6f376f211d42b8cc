import { t } from '@stratus/widgets'
import { useRouteError } from 'react-router-dom'
import { useTitle } from '../hooks/use-title.js'
import { ErrorState } from '../ui/ErrorState.js'

/** A page broke, or its part of the program could not be loaded (a new version was put up meanwhile). The frame stays. */
export function PageError() {
  const error = useRouteError()
  useTitle(t('Error'))
  return (
    <ErrorState
      title={t('This page cannot be shown.')}
      reason={error instanceof Error ? error.message : undefined}
      onRetry={() => window.location.reload()}
    />
  )
}
