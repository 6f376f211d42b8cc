import { t } from '@stratus/widgets'
import { EmptyState } from '@stratus/widgets/react/empty-state'
import { useLocation } from 'react-router-dom'
import { WholePage } from './WholePage.js'
import { Page } from '../layouts/Page.js'
import { dashboards, locate } from '../navigation/navigation.js'

/** The address of a panel of ours for which Horizon has nothing: a page of a plug-in, or why there is none. */
export default function NotOfferedPage() {
  return <WholePage missing={<NotOffered />} />
}

function NotOffered() {
  const label = locate(useLocation().pathname, dashboards)?.panel.label
  return (
    <Page title={t(label ?? 'Not found')} withoutPin>
      <EmptyState text={t('This cloud does not offer this page.')} />
    </Page>
  )
}
