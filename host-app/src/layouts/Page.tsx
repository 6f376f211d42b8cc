import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTitle } from '../hooks/use-title.js'
import { Breadcrumbs } from '../ui/Breadcrumbs.js'
import { PageHeader } from '../ui/PageHeader.js'
import { crumbsOf } from './crumbs.js'

interface PageProps {
  title: string
  count?: number
  status?: ReactNode
  actions?: ReactNode
  /** The panel this page belongs to, when its address does not say: the path of its list. */
  panel?: string
  children: ReactNode
}

/**
 * One page of a panel: document title, breadcrumbs, heading. After a step inside the app the heading gets the focus, so
 * that screen readers say where we are.
 */
export function Page({ title, count, status, actions, panel, children }: PageProps) {
  const { pathname, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  // A page that was loaded whole starts where the browser starts.
  const loadedWhole = useRef(key === 'default')
  useTitle(title)
  // Only another page moves the focus: filters and tabs change the query alone.
  useEffect(() => {
    if (loadedWhole.current) loadedWhole.current = false
    else heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <PageHeader
        title={title}
        count={count}
        status={status}
        actions={actions}
        headingRef={heading}
        breadcrumbs={
          <Breadcrumbs
            crumbs={crumbsOf(panel ?? pathname, title)}
            link={(href, label) => (
              <Link key={href} to={href}>
                {label}
              </Link>
            )}
          />
        }
      />
      {children}
    </>
  )
}
