import { Tabs } from '@stratus/widgets/react/tabs'
import type { ReactNode } from 'react'
import { useTab } from '../hooks/use-tab.js'

interface DetailsTab {
  /** Named as Horizon's, whose links carry it. */
  readonly id: string
  /** Translated. */
  readonly label: string
  /** Not there for this thing, or for who looks at it. */
  readonly hidden?: boolean
  renderContent(): ReactNode
}

interface DetailsTabsProps {
  label: string
  tabs: readonly [DetailsTab, ...DetailsTab[]]
}

/** The tabs of a thing's page. One is drawn only while it is open: it asks the cloud for what it shows. */
export function DetailsTabs({ label, tabs }: DetailsTabsProps) {
  const [first, ...rest] = tabs
  const others = rest.filter(({ hidden }) => !hidden)
  const shown = [first, ...others]
  const [active, open] = useTab([first.id, ...others.map(({ id }) => id)])
  return (
    <Tabs label={label} tabs={shown} active={active} onStratusTabChange={({ detail }) => open(detail.tab)}>
      {shown.map(({ id, renderContent }) => (
        <div key={id} slot={id}>
          {id === active ? renderContent() : null}
        </div>
      ))}
    </Tabs>
  )
}
