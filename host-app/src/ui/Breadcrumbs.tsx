import { t } from '@stratus/widgets'
import type { ReactNode } from 'react'

export interface Crumb {
  label: string
  /** Left out for groups that are no page, and for the page itself. */
  href?: string
}

/** The way here. `link` draws a link, so that this part needs no router. */
export function Breadcrumbs({
  crumbs,
  link,
}: {
  crumbs: readonly Crumb[]
  link: (href: string, label: string) => ReactNode
}) {
  return (
    <nav className="breadcrumbs" aria-label={t('Breadcrumb')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li
            key={`${crumb.href ?? ''} ${crumb.label}`}
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          >
            {crumb.href && index < crumbs.length - 1 ? link(crumb.href, crumb.label) : crumb.label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
