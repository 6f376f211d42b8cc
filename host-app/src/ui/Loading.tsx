import { t } from '@stratus/widgets'
import { Skeleton } from '@stratus/widgets/react/skeleton'

/** What is on its way, as so many lines; usually three. */
export function Loading({ lines = 3 }: { lines?: number }) {
  return <Skeleton lines={lines} label={t('Loading')} />
}
