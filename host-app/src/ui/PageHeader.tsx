import { formatAmount, t } from '@stratus/widgets'
import type { ReactNode, Ref } from 'react'

interface PageHeaderProps {
  title: string
  /** How many there are, beside the title. */
  count?: number
  /** How many of them a filter leaves. */
  matching?: number
  /** State of the thing, beside the title. */
  status?: ReactNode
  /** The button that pins it. */
  pin?: ReactNode
  breadcrumbs?: ReactNode
  /** The one primary action; for a thing's page, its actions. */
  actions?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

/** Where we are, what this is, and what can be done with it. */
export function PageHeader({
  title,
  count,
  matching = count,
  status,
  pin,
  breadcrumbs,
  actions,
  headingRef,
}: PageHeaderProps) {
  return (
    <header className="page-header">
      {breadcrumbs}
      <div className="page-title">
        <h1 ref={headingRef} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {count !== undefined && (
          <span className="count">
            {matching === count
              ? formatAmount(count)
              : t('%s of %s', [formatAmount(matching ?? 0), formatAmount(count)])}
          </span>
        )}
        {status}
        {pin}
        {actions && <div className="page-actions">{actions}</div>}
      </div>
    </header>
  )
}
