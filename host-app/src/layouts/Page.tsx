import type { Crumb } from '@stratus/widgets'
import { Breadcrumbs } from '@stratus/widgets/react/breadcrumbs'
import { useContext, useEffect, useRef, type ReactNode } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { isFocusLost } from '../hooks/focus-lost.js'
import { LoadedPage } from '../hooks/use-loaded-page.js'
import { useTitle } from '../hooks/use-title.js'
import { PageHeader } from '../ui/PageHeader.js'
import { recentPages } from '../stores/recent-pages.js'
import { scopeKey } from '../stores/session.js'
import { crumbsOf } from './crumbs.js'
import { useSession } from '../hooks/use-session.js'
import { late } from '../actions/late.js'

const PinButton = late(() => import('../pins/PinButton.js'), <span className="pin-button" />)

interface PageProps {
  title: string
  count?: number
  /** How many of them a filter leaves. */
  matching?: number
  status?: ReactNode
  actions?: ReactNode
  /** The panel this page belongs to, when its address does not say: the path of its list. */
  panel?: string
  /** The way from the panel to this page, where there are steps between. */
  trail?: readonly Crumb[]
  /** The whole way here, where the page knows better than our navigation. */
  crumbs?: readonly Crumb[]
  /** It is not worth coming back to, or its name is not known yet. */
  withoutPin?: boolean
  children: ReactNode
}

/**
 * One page of a panel: document title, breadcrumbs, heading. After a step inside the app the heading gets the focus, so
 * that screen readers say where we are.
 */
export function Page({ title, panel, trail, crumbs, withoutPin = false, children, ...head }: PageProps) {
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  // A page that was loaded whole starts where the browser starts. Filters and tabs change the query alone.
  const focusedFor = useRef(useContext(LoadedPage))
  useTitle(title)
  const scope = scopeKey(useSession())
  useEffect(() => recentPages(scope, () => sessionStorage).visit({ path: pathname, title }), [scope, pathname, title])
  useEffect(() => {
    if (focusedFor.current === pathname) return
    focusedFor.current = pathname
    heading.current?.focus({ preventScroll: true })
  }, [pathname])
  useEffect(() => {
    // What a dialog was opened from may be gone, or the dialog led here; the listeners of the page itself know better.
    const begin = () => void (isFocusLost() && heading.current?.focus({ preventScroll: true }))
    const onClose = () => queueMicrotask(begin)
    document.addEventListener('stratus-after-close', onClose, true)
    return () => document.removeEventListener('stratus-after-close', onClose, true)
  }, [])
  return (
    <>
      <PageHeader
        {...head}
        title={title}
        pin={withoutPin ? null : <PinButton path={pathname} title={title} />}
        headingRef={heading}
        breadcrumbs={<WayHere crumbs={crumbs ?? crumbsOf({ path: pathname, panel }, title, trail)} />}
      />
      {children}
    </>
  )
}

/** The crumbs' addresses are the app's, without the web root. */
function WayHere({ crumbs }: { crumbs: readonly Crumb[] }) {
  const root = useHref('/').replace(/\/$/, '')
  return <Breadcrumbs crumbs={crumbs.map(({ label, href }) => ({ label, href: href && `${root}${href}` }))} />
}
