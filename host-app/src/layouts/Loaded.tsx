import { t } from '@stratus/widgets'
import type { ReactNode } from 'react'
import type { LoadState } from '../hooks/use-load.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { Skeleton } from '@stratus/widgets/react/skeleton'
import { whatAndWhy } from '../stores/what-and-why.js'

interface LoadedProps<T> {
  state: LoadState<T>
  retry(): void
  /** What could not be shown, when it cannot. */
  failure: string
  children(data: T): ReactNode
}

/** A part of a page with its own call: waits, fails and tries again by itself. */
export function Loaded<T>({ state, retry, failure, children }: LoadedProps<T>) {
  switch (state.status) {
    case 'pending':
      return <Skeleton label={t('Loading')} />
    case 'failed':
      return <ErrorState {...whatAndWhy(failure, state.error)} retry onStratusRetry={retry} />
    case 'ready':
      return children(state.data)
  }
}
