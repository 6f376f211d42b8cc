import { t, type StratusSideNav } from '@stratus/widgets'
import { SideNav } from '@stratus/widgets/react/side-nav'
import { useMemo, useState, type Ref } from 'react'
import { useHost } from '../host.js'
import { locate, type Dashboard } from '../navigation/navigation.js'
import { atWebroot } from '../paths.js'
import { deviceStore } from '../stores/browser-store.js'
import { late } from '../actions/late.js'

const PinnedItems = late(() => import('../pins/PinnedItems.js'))

interface SideNavigationProps {
  dashboards: readonly Dashboard[]
  /** Address of the page, below the web root. */
  path: string
  onChange: (shown: boolean) => void
  ref: Ref<StratusSideNav>
}

/** The panels this user has, as links; the page they belong to is marked. */
export function SideNavigation({ dashboards, path, onChange, ref }: SideNavigationProps) {
  const { webroot } = useHost()
  const [pinned, setPinned] = useState<StratusSideNav['items']>([])
  const items = useMemo(
    () => [
      ...pinned,
      ...dashboards.map(({ id, label, groups }) => ({
        id,
        label: t(label),
        groups: groups.map((group) => ({
          label: group.label && t(group.label),
          panels: group.panels.map((panel) => ({
            id: panel.id,
            label: t(panel.label),
            href: atWebroot(webroot, panel.path),
          })),
        })),
      })),
    ],
    [pinned, dashboards, webroot],
  )
  return (
    <>
      <SideNav
        ref={ref}
        className="side"
        aria-busy={dashboards.length === 0 ? 'true' : 'false'}
        items={items}
        current={locate(path, dashboards)?.panel.id ?? ''}
        withoutToggle
        store={deviceStore}
        onStratusNavigationChange={({ detail }) => onChange(detail.open || !detail.collapsed)}
      />
      <PinnedItems onItems={setPinned} />
    </>
  )
}
