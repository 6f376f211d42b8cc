import { t } from '@stratus/widgets'
import { useImperativeHandle, useState, type Ref } from 'react'
import { NavLink } from 'react-router-dom'
import type { Dashboard } from '../navigation.js'

export function SideNavigation({
  dashboards,
  ref,
}: {
  dashboards: readonly Dashboard[]
  path: string
  ref: Ref<{ toggle(): void }>
}) {
  const [open, setOpen] = useState(true)
  useImperativeHandle(ref, () => ({ toggle: () => setOpen((was) => !was) }), [])
  if (!open) return null
  return (
    <nav className="side" aria-label={t('Main')}>
      {dashboards.flatMap((dashboard) =>
        dashboard.groups.flatMap((group) =>
          group.panels.map((panel) => (
            <NavLink key={panel.id} to={panel.path} end>
              {panel.label}
            </NavLink>
          )),
        ),
      )}
    </nav>
  )
}
