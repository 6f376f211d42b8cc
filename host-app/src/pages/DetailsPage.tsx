import { t } from '@stratus/widgets'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useHost } from '../host.js'
import { Gone } from '../layouts/Gone.js'
import { Page } from '../layouts/Page.js'
import { paths, safeNext } from '../paths.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { Spinner } from '@stratus/widgets/react/spinner'
import { StaleNote } from '../details/StaleNote.js'
import { errorMessage } from '../stores/error-messages.js'
import { whatAndWhy } from '../stores/what-and-why.js'
import { afterAction, type ActionResult } from '../actions/action-result.js'
import { detailsLists, hasDetails, type DetailedType } from '../navigation/details-lists.js'
import { detailsKinds } from './details-kinds.js'
import { useDetails } from './use-details.js'
import { Loading } from '../ui/Loading.js'

/** `ngdetails/{type}/{path}`: loads the item of any registered type, then shows it (W-DETAIL-01, W-DETAIL-03). */
export function DetailsPage() {
  const { type = '', '*': path = '' } = useParams()
  if (!hasDetails(type)) return <Gone panel={paths.home()} />
  return <Details key={`${type} ${path}`} type={type} path={path} />
}

function Details({ type, path }: { type: DetailedType; path: string }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { webroot } = useHost()
  const { live, refresh } = useDetails(type, path)
  const nav = query.get('nav')
  const index = nav ? safeNext(webroot + nav.replace(/^\//, ''), webroot) : detailsLists[type]

  const onResult = (result: ActionResult | undefined) => (afterAction(result) === 'index' ? navigate(index) : refresh())
  const retry = () => void refresh()

  const { data, error } = live
  const kind = detailsKinds[type]

  if (live.gone) return <Gone panel={index} />
  if (data) {
    const { Component } = data.module
    return (
      <div className="details" aria-busy={live.refreshing}>
        {live.refreshing && <Spinner label={t('Working')} />}
        {live.stale && !live.refreshing ? (
          <StaleNote at={live.updatedAt} reason={errorMessage(error)} onRetry={retry} />
        ) : null}
        <Component item={data.item} path={path} reload={refresh} onResult={onResult} />
      </div>
    )
  }
  if (live.status === 'failed' && !live.refreshing)
    return (
      <Page title={kind ? t(kind) : path} panel={index} withoutPin>
        <ErrorState {...whatAndWhy(t('This page cannot be shown.'), error)} retry onStratusRetry={retry} />
      </Page>
    )
  return (
    <Page title={path} panel={index} withoutPin>
      <Loading lines={8} />
    </Page>
  )
}
