import { t } from '@stratus/widgets'
import { Link } from 'react-router-dom'
import { Page } from '../layouts/Page.js'
import { paths } from '../paths.js'

/** `not_found`: nothing has this address, or it is gone (W-DETAIL-02). */
export function NotFoundPage() {
  return (
    <Page title={t('Not found')}>
      <p>{t('The page you were looking for does not exist, or what it showed is gone.')}</p>
      <p>
        <Link to={paths.home()}>{t('Go to the start page')}</Link>
      </p>
    </Page>
  )
}
