import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { EmptyState } from '@stratus/widgets/react/empty-state'
import { Skeleton } from '@stratus/widgets/react/skeleton'
import { useLocation } from 'react-router-dom'
import { useHost } from '../host.js'
import { Page } from '../layouts/Page.js'
import { locate } from '../navigation/navigation.js'
import { samePath } from '../paths.js'
import { WholePage } from './WholePage.js'

/**
 * The address of a panel of ours for which Horizon has nothing: a page of a plug-in, or why there is none. What the cloud's own
 * navigation has not is not asked for.
 */
export default function NotOfferedPage() {
  const cloud = useStore(useHost().cloudNavigation.panels)
  const at = locate(useLocation().pathname)?.panel
  if (!cloud) return <Skeleton lines={6} label={t('Loading')} />
  const absent = at && cloud.length > 0 && !cloud.some(({ path }) => samePath(path, at.path))
  return absent ? <NotOffered /> : <WholePage missing={<NotOffered />} />
}

function NotOffered() {
  const label = locate(useLocation().pathname)?.panel.label
  return (
    <Page title={t(label ?? 'Not found')} withoutPin>
      <EmptyState text={t('This cloud does not offer this page.')} />
    </Page>
  )
}
