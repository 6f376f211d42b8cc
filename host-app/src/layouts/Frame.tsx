import { t, type StratusSideNav } from '@stratus/widgets'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useNavigation } from '../hooks/use-navigation.js'
import { ExtensibleHeader } from './ExtensibleHeader.js'
import { Header } from './Header.js'
import { SideNavigation } from './SideNavigation.js'

/** The frame around every page: header, side navigation, main. */
export function Frame({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const [shown, setShown] = useState(true)
  const sideNav = useRef<StratusSideNav>(null)
  return (
    <div className="frame">
      <a className="skip-link" href="#main" onClick={skipTo}>
        {t('Skip to main content')}
      </a>
      <Header navigationShown={shown} onToggleNavigation={() => sideNav.current?.toggle()} />
      <SideNavigation ref={sideNav} dashboards={navigation} path={query.get('nav') ?? pathname} onChange={setShown} />
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
