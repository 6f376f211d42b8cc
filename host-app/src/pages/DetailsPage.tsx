import { t } from '@stratus/widgets'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useHost } from '../host.js'
import { Gone } from '../layouts/Gone.js'
import { Page } from '../layouts/Page.js'
import { paths, safeNext } from '../paths.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { Skeleton } from '@stratus/widgets/react/skeleton'
import { Spinner } from '@stratus/widgets/react/spinner'
import { StaleNote } from '../details/StaleNote.js'
import { errorMessage } from '../stores/error-messages.js'
import { whatAndWhy } from '../stores/what-and-why.js'
import { afterAction, type ActionResult } from '../actions/action-result.js'
import { detailsLists, hasDetails } from '../navigation/details-lists.js'
import { detailsKinds } from './details-kinds.js'
import { useDetails } from './use-details.js'

/** `ngdetails/{type}/{path}`: loads the item of any registered type, then shows it (W-DETAIL-01, W-DETAIL-03). */
export function DetailsPage() {
  const { type = '', '*': path = '' } = useParams()
  return <Details key={`${type} ${path}`} type={type} path={path} />
}

function Details({ type, path }: { type: string; path: string }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { webroot } = useHost()
  const { state, reload } = useDetails(type, path)
  const own = hasDetails(type) ? detailsLists[type] : paths.home()
  const nav = query.get('nav')
  const index = nav ? safeNext(webroot + nav.replace(/^\//, ''), webroot) : own

  const onResult = (result: ActionResult | undefined) => (afterAction(result) === 'index' ? navigate(index) : reload())

  const kind = detailsKinds[type]

  switch (state.status) {
    case 'missing':
      return <Gone panel={index} />
    case 'loading':
      return (
        <Page title={path} panel={index} withoutPin>
          <Skeleton lines={8} label={t('Loading')} />
        </Page>
      )
    case 'failed':
      return (
        <Page title={kind ? t(kind) : path} panel={index} withoutPin>
          <ErrorState {...whatAndWhy(t('This page cannot be shown.'), state.error)} retry onStratusRetry={reload} />
        </Page>
      )
    case 'ready':
      return (
        <div className="details" aria-busy={state.reloading}>
          {state.reloading && <Spinner label={t('Working')} />}
          {state.error !== undefined && !state.reloading ? (
            <StaleNote at={state.at} reason={errorMessage(state.error)} onRetry={reload} />
          ) : null}
          <state.module.Component item={state.item} path={path} reload={reload} onResult={onResult} />
        </div>
      )
  }
}
