import { ApiError } from '@stratus/api-client'
import type { ReactNode } from 'react'
import { ChangedPage } from '../../horizon/ChangedPage.js'
import { useLoad } from '../../hooks/use-load.js'
import { Gone } from '../../layouts/Gone.js'
import { Page } from '../../layouts/Page.js'
import { whatAndWhy } from '../../stores/what-and-why.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import '../../details/details.css'

interface PartPageProps<T> {
  title: string
  /** Path of the list it belongs to. */
  panel: string
  /** What could not be read, translated. */
  failure: string
  /** Stable. */
  load(signal: AbortSignal): Promise<T>
  waiting: ReactNode
  /** `DetailsSection`s. */
  children(data: T): ReactNode
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

/** The page of something that nothing is done with, and that does not change while somebody looks. */
export function PartPage<T>({ title, panel, failure, load, waiting, children }: PartPageProps<T>) {
  const { state, retry } = useLoad(load)
  const code = state.status === 'failed' ? codeOf(state.error) : null
  if (code === 'changed-page') return <ChangedPage />
  if (code === 'not-found') return <Gone />
  return (
    <Page title={title} panel={panel} withoutPin={state.status !== 'ready'}>
      {state.status === 'failed' ? (
        <ErrorState {...whatAndWhy(failure, state.error)} retry onStratusRetry={retry} />
      ) : state.status === 'ready' ? (
        <div className="details-sections">{children(state.data)}</div>
      ) : (
        waiting
      )}
    </Page>
  )
}
