import type { ReactNode } from 'react'

export interface Definition {
  label: string
  /** What stands in place of the label, such as a link of that name. */
  heading?: ReactNode
  /** Null, undefined or '' shows a dash. */
  value: ReactNode
  /** For ids and addresses. */
  mono?: boolean
}

/** Facts in columns. */
export function DefinitionList({ items, label }: { items: readonly Definition[]; label?: string }) {
  return (
    <dl className="definitions" aria-label={label}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.heading ?? item.label}</dt>
          <dd className={item.mono ? 'mono' : undefined}>{isNothing(item.value) ? '-' : item.value}</dd>
        </div>
      ))}
    </dl>
  )
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === ''
}
