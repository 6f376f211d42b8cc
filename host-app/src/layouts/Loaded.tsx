import type { ReactNode } from 'react'
import type { LoadState } from '../hooks/use-load.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { errorMessage } from '../stores/error-messages.js'
import { whatAndWhy } from '../stores/what-and-why.js'
import { late } from '../actions/late.js'
import { Loading } from '../ui/Loading.js'

// Few see it, and every page brings this.
const StaleNote = late(async () => ({ default: (await import('../details/StaleNote.js')).StaleNote }))

interface LoadedProps<T> {
  state: LoadState<T>
  retry(): void
  /** What could not be shown, when it cannot. */
  failure: string
  children(data: T): ReactNode
}

/** A part of a page with its own call: waits, fails and tries again by itself. What could not be read again stays, and says so. */
export function Loaded<T>({ state, retry, failure, children }: LoadedProps<T>) {
  switch (state.status) {
    case 'pending':
      return <Loading />
    case 'failed':
      return <ErrorState {...whatAndWhy(failure, state.error)} retry onStratusRetry={retry} />
    case 'ready':
      return (
        <>
          {state.error === undefined ? null : (
            <StaleNote at={null} reason={errorMessage(state.error)} onRetry={retry} />
          )}
          {children(state.data)}
        </>
      )
  }
}
