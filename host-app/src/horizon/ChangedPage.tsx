import { t } from '@stratus/widgets'
import { Skeleton } from '@stratus/widgets/react/skeleton'
import { lazy, Suspense } from 'react'
import { ErrorState } from '@stratus/widgets/react/error-state'

const WholePage = lazy(async () => ({ default: (await import('./WholePage.js')).WholePage }))

/** Horizon's own page in place of a panel of ours: an operator or a plug-in has changed it, so that it is better shown as it is. */
export function ChangedPage() {
  return (
    <Suspense fallback={<Skeleton lines={8} label={t('Loading')} />}>
      <WholePage missing={<ErrorState text={t('This page cannot be shown.')} />} />
    </Suspense>
  )
}
