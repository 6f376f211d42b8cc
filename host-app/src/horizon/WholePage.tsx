import { t } from '@stratus/widgets'
import { EmptyState } from '@stratus/widgets/react/empty-state'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigation } from '../hooks/use-navigation.js'
import { crumbsOf } from '../layouts/crumbs.js'
import { Page } from '../layouts/Page.js'
import { locate } from '../navigation/navigation.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import './horizon.css'
import { HorizonContent } from './HorizonContent.js'
import { OriginalPage } from './OriginalPage.js'
import { useHorizonPage } from './use-horizon-page.js'
import { Loading } from '../ui/Loading.js'

interface WholePageProps {
  /** In place of what is no page of a Horizon. */
  missing: ReactNode
}

/**
 * A page of the cloud at the address of the app: its content in our frame, brought to life by the kit. No script of it runs here;
 * what cannot be without them is offered as it is, in a tab of its own.
 */
export function WholePage({ missing }: WholePageProps) {
  const { state, ...controls } = useHorizonPage()
  const { pathname, search } = useLocation()
  const address = pathname + search
  const navigation = useNavigation()
  const label = (locate(pathname, navigation) ?? locate(pathname))?.panel.label
  const { page, problem, busy } = state
  if (problem === 'missing' || problem === 'foreign') return missing
  const isRefused = typeof problem === 'object' && problem?.refused
  const title = page?.title || (label ? t(label) : problem ? t('Error') : t('Loading'))
  return (
    <Page
      title={title}
      withoutPin={!page}
      crumbs={page?.crumbs.length ? page.crumbs : crumbsOf({ path: pathname }, title, [], navigation)}
      actions={page?.scripted || isRefused ? undefined : <OriginalPage address={address} quiet={!problem} />}
    >
      {problem === 'file' ? (
        <EmptyState text={t('The file was handed to you.')} />
      ) : problem ? (
        <ErrorState
          text={problem.text}
          reason={problem.reason}
          requestId={problem.requestId}
          retry
          onStratusRetry={() => void controls.reload()}
        />
      ) : page?.scripted ? (
        <EmptyState text={t('This page needs scripts of its own. It opens in a new tab.')}>
          <OriginalPage address={address} />
        </EmptyState>
      ) : page ? (
        <HorizonContent page={page} busy={busy} {...controls} />
      ) : (
        <Loading lines={8} />
      )}
    </Page>
  )
}
