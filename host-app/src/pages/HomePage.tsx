import { t } from '@stratus/widgets'
import { Navigate } from 'react-router-dom'
import { useNavigation } from '../hooks/use-navigation.js'
import { Page } from '../layouts/Page.js'
import { EmptyState } from '../ui/EmptyState.js'

/** The start page where no overview exists: the first panel that is open to this user. */
export function HomePage() {
  const first = useNavigation()[0]?.groups[0]?.panels[0]
  if (first) return <Navigate to={first.path} replace />
  return (
    <Page title={t('Overview')}>
      <EmptyState text={t('No panel is open to you in this project.')} />
    </Page>
  )
}
