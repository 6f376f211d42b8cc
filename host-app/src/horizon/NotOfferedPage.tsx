import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { EmptyState } from '@stratus/widgets/react/empty-state'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useAllowed } from '../hooks/use-allowed.js'
import { useHost } from '../host.js'
import { Page } from '../layouts/Page.js'
import { locate } from '../navigation/navigation.js'
import { samePath } from '../paths.js'
import { WholePage } from './WholePage.js'
import { Loading } from '../ui/Loading.js'

/**
 * The address of a panel of ours for which Horizon has nothing: a page of a plug-in, or why there is none. What the cloud's own
 * navigation has not is not asked for.
 */
export default function NotOfferedPage() {
  const cloud = useStore(useHost().cloudNavigation.panels)
  const at = locate(useLocation().pathname)?.panel
  if (!cloud) return <Loading lines={6} />
  const absent = at && cloud.length > 0 && !cloud.some(({ path }) => samePath(path, at.path))
  return absent ? <NotOffered /> : <WholePage missing={<NotOffered />} />
}

function NotOffered() {
  const panel = locate(useLocation().pathname)?.panel
  const rules = useMemo(() => ({ policy: panel?.gate?.policy ?? [] }), [panel])
  const isAllowed = useAllowed(rules)
  return (
    <Page title={t(panel?.label ?? 'Not found')} withoutPin>
      <EmptyState
        text={
          isAllowed === false ? t('You are not allowed to see this page.') : t('This cloud does not offer this page.')
        }
      />
    </Page>
  )
}
