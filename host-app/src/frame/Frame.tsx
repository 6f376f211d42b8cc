import type { StratusSideNav } from '@stratus/widgets'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigation as useWay, useSearchParams } from 'react-router-dom'
import { useNavigation } from '../hooks/use-navigation.js'
import { OperatorBanners } from '../banners/OperatorBanners.js'
import { useSession } from '../hooks/use-session.js'
import { ExtensibleHeader } from './ExtensibleHeader.js'
import { Header } from './Header.js'
import { listOf } from '../navigation/details-lists.js'
import { SideNavigation } from './SideNavigation.js'
import { useHost } from '../host.js'
import { Palette } from '../palette/Palette.js'
import { samePath } from '../paths.js'
import { useShortcuts } from '../shortcuts/use-shortcuts.js'
import { late } from '../actions/late.js'

const ShortcutsDialog = late(async () => ({
  default: (await import('../shortcuts/ShortcutsDialog.js')).ShortcutsDialog,
}))

/** The frame around every page: header, side navigation, main. */
export function Frame({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const isOnItsWay = useWay().state === 'loading'
  const [shown, setShown] = useState(true)
  const sideNav = useRef<StratusSideNav>(null)
  const [overlay, setOverlay] = useState<'palette' | 'shortcuts' | null>(null)
  const { pendingCommand } = useHost()
  useShortcuts(navigation, setOverlay)
  // A page that never offers what was asked of it does not do it when it is opened again later.
  useEffect(() => {
    const asked = pendingCommand.get()
    if (asked && !samePath(asked.page, pathname)) pendingCommand.set(null)
  }, [pathname, pendingCommand])
  const close = () => setOverlay(null)
  return (
    <div className="frame">
      <Header
        dashboards={navigation}
        navigationShown={shown}
        onToggleNavigation={() => sideNav.current?.toggle()}
        onSearch={() => setOverlay('palette')}
        onShortcuts={() => setOverlay('shortcuts')}
      />
      <SideNavigation
        ref={sideNav}
        dashboards={navigation}
        path={query.get('nav') ?? listOf(pathname)}
        onChange={setShown}
      />
      <main id="main" tabIndex={-1} data-loading={isOnItsWay || undefined}>
        <OperatorBanners user={useSession().id ?? ''} />
        <ExtensibleHeader />
        {children}
      </main>
      {overlay === 'palette' ? <Palette dashboards={navigation} onClose={close} /> : null}
      {overlay === 'shortcuts' ? <ShortcutsDialog dashboards={navigation} onClose={close} /> : null}
    </div>
  )
}
