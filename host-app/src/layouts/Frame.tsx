import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigation } from '../hooks/use-navigation.js'
import { useHost } from '../host.js'
import { Header } from './Header.js'
import { ExtensibleHeader } from './ExtensibleHeader.js'
import { SideNavigation } from './SideNavigation.js'

/** The frame around every page: header, side navigation, main. */
export function Frame({ children }: { children: ReactNode }) {
  const { prefs } = useHost()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const folded = useStore(prefs.navigation)
  const sideNav = useRef<{ toggle(): void }>(null)
  return (
    <div className={`frame ${folded === 'closed' ? 'navigation-closed' : ''}`}>
      <a className="skip-link" href="#main" onClick={skipTo}>
        {t('Skip to main content')}
      </a>
      <Header onToggleNavigation={() => sideNav.current?.toggle()} />
      <SideNavigation ref={sideNav} dashboards={navigation} path={pathname} />
      <main id="main" tabIndex={-1}>
        <ExtensibleHeader />
        {children}
      </main>
    </div>
  )
}

/** The page's base address is the web root, so `#main` alone would leave the page. */
function skipTo(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
