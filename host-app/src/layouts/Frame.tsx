import type { StratusSideNav } from '@stratus/widgets'
import { useRef, useState, type ReactNode } from 'react'
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
      <Header navigationShown={shown} onToggleNavigation={() => sideNav.current?.toggle()} />
      <SideNavigation ref={sideNav} dashboards={navigation} path={query.get('nav') ?? pathname} onChange={setShown} />
      <main id="main" tabIndex={-1}>
        <ExtensibleHeader />
        {children}
      </main>
    </div>
  )
}
