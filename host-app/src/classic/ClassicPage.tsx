import { t } from '@stratus/widgets'
import { useLocation } from 'react-router-dom'
import { useHost } from '../host.js'
import { useNavigation } from '../hooks/use-navigation.js'
import { Page } from '../layouts/Page.js'
import { locate } from '../navigation.js'
import { atWebroot } from '../paths.js'
import { RedirectPage } from '../pages/RedirectPage.js'
import { EmptyState } from '../ui/EmptyState.js'
import { ErrorState } from '../ui/ErrorState.js'
import { Icon } from '../ui/Icon.js'
import { Skeleton } from '../ui/Skeleton.js'
import { asItIs } from './addresses.js'
import './classic.css'
import { ClassicContent } from './ClassicContent.js'
import { useClassicPage } from './use-classic-page.js'

/**
 * A page of the cloud that no panel of ours has: its content in our frame, brought to life by the kit. No script of it runs here;
 * what cannot be without them is offered as it is, in a tab of its own.
 */
export function Component() {
  const { state, ...controls } = useClassicPage()
  const { pathname } = useLocation()
  const label = locate(pathname, useNavigation())?.panel.label
  const { page, problem, busy } = state
  // What is no page of a Horizon may be somebody else's, who shares the address with us.
  if (problem === 'missing' || problem === 'foreign') return <RedirectPage />
  const title = page?.title || (label ? t(label) : problem ? t('Error') : t('Loading'))
  return (
    <Page
      title={title}
      {...(page?.crumbs.length && { crumbs: page.crumbs })}
      actions={page?.scripted ? undefined : <Original quiet={!problem} />}
    >
      {problem === 'file' ? (
        <EmptyState text={t('The file was handed to you.')} />
      ) : problem ? (
        <ErrorState {...problem} onRetry={() => void controls.reload()} />
      ) : page?.scripted ? (
        <EmptyState
          text={t('This page is drawn by scripts of its own, which do not run here.')}
          action={<Original />}
        />
      ) : page ? (
        <ClassicContent page={page} busy={busy} {...controls} />
      ) : (
        <Skeleton lines={8} label={t('Loading')} />
      )}
    </Page>
  )
}

/** The way to the page as the cloud shows it. */
function Original({ quiet = false }: { quiet?: boolean }) {
  const { webroot } = useHost()
  const { pathname, search } = useLocation()
  const text = t('Open the original page')
  return (
    <a
      className={quiet ? 'button quiet icon-only' : 'button'}
      href={atWebroot(webroot, asItIs(pathname + search))}
      target="_blank"
      rel="noopener"
      title={text}
      {...(quiet && { 'aria-label': text })}
    >
      <Icon name="external" />
      {!quiet && text}
    </a>
  )
}
