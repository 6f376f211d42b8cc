import { t } from '@stratus/widgets'
import type { MouseEvent } from 'react'
import { useHref } from 'react-router-dom'
import { useHost } from '../host.js'
import type { Dashboard } from '../navigation/navigation.js'
import { paths } from '../paths.js'
import { Button } from '../ui/Button.js'
import { Brand } from '../ui/Brand.js'
import { commandKey } from '../shortcuts/shortcuts.js'
import { late } from '../actions/late.js'
import { ProjectSwitch } from './ProjectSwitch.js'
import { RegionSwitch } from './RegionSwitch.js'
import { UserMenu } from './UserMenu.js'

const TaskCentre = late(async () => ({ default: (await import('../task-centre/TaskCentre.js')).TaskCentre }))
const MessageLog = late(async () => ({ default: (await import('./MessageLog.js')).MessageLog }))

interface HeaderProps {
  dashboards: readonly Dashboard[]
  navigationShown: boolean
  onToggleNavigation: () => void
  onSearch: () => void
  onShortcuts: () => void
}

/** The bar on top: where we are left, who we are right. */
export function Header({ dashboards, navigationShown, onToggleNavigation, onSearch, onShortcuts }: HeaderProps) {
  const { branding } = useHost()
  return (
    <header className="header">
      <a className="skip-link" href="#main" onClick={skipTo}>
        {t('Skip to main content')}
      </a>
      <Button
        kind="quiet"
        icon="menu"
        className="navigation-toggle"
        label={t('Toggle navigation')}
        expanded={navigationShown}
        onClick={onToggleNavigation}
      />
      <a className="brand-link" href={useHref(paths.home())}>
        <Brand name={branding.name} logo={branding.logo} logoDark={branding.logoDark} />
      </a>
      <ProjectSwitch />
      <RegionSwitch />
      <span className="header-space" />
      <Button
        kind="quiet"
        icon="search"
        className="palette-open"
        title={t('Search or jump to…')}
        popup="dialog"
        shortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <span className="palette-open-text">{t('Search or jump to…')}</span>
        {/* Screen readers know of it by `shortcuts`. */}
        <kbd aria-hidden="true">{commandKey('K')}</kbd>
      </Button>
      <TaskCentre />
      <span className="header-messages">
        <MessageLog />
      </span>
      <UserMenu dashboards={dashboards} onShortcuts={onShortcuts} />
    </header>
  )
}

/** The page's base address is the web root, so `#main` alone would leave the page. */
function skipTo(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
