import { t } from '@stratus/widgets'
import { Link, useLocation } from 'react-router-dom'
import { crumbsOf } from '../layouts/crumbs.js'
import type { GoneFrom } from '../layouts/Gone.js'
import { Page } from '../layouts/Page.js'
import { paths } from '../paths.js'
import { late } from '../actions/late.js'

const GonePin = late(() => import('../pins/GonePin.js'))

/** `not_found`: nothing has this address, or it is gone (W-DETAIL-02). */
export function NotFoundPage() {
  const { from, panel } = (useLocation().state ?? {}) as GoneFrom
  const title = t('Not found')
  return (
    <Page title={title} crumbs={from === undefined ? undefined : crumbsOf({ path: from, panel }, title)} withoutPin>
      {from === undefined ? null : <GonePin path={from} />}
      <p>{t('The page you were looking for does not exist, or what it showed is gone.')}</p>
      <p>
        <Link to={paths.home()}>{t('Go to the start page')}</Link>
      </p>
    </Page>
  )
}
