import { useStore } from '@nanostores/react'
import { t } from '@stratus/widgets'
import { Fragment, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useHost } from '../host.js'
import { atWebroot, paths } from '../paths.js'
import { scopeOf } from '../stores/session.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { Dialogs } from './Dialogs.js'
import { Frame } from './Frame.js'
import { SessionContext } from '../hooks/use-session.js'

/** Everything behind the sign-in. Without a session: to the sign-in page, and back here afterwards. */
export function SignedIn() {
  const { session, client, auth, webroot, cloudNavigation } = useHost()
  const state = useStore(session.state)
  const location = useLocation()
  useEffect(() => {
    if (session.state.get().status === 'loading') void session.load()
  }, [session])
  const signedIn = state.status === 'signed-in'
  const scope = scopeOf(state)
  useEffect(() => {
    if (scope === null) return
    const stop = new AbortController()
    void cloudNavigation.load(stop.signal)
    return () => stop.abort()
  }, [scope, cloudNavigation])
  useEffect(() => (signedIn ? client.auth.onSessionLost(auth.askAgain) : undefined), [signedIn, client, auth])

  switch (state.status) {
    case 'loading':
      return <div className="waiting" role="status" aria-label={t('Loading')} />
    case 'signed-out':
      return <Navigate to={paths.login(nextOf(location, webroot))} replace />
    case 'failed':
      return (
        <main className="login-page">
          <ErrorState text={t('The server cannot be reached.')} retry onStratusRetry={() => void session.load()} />
        </main>
      )
    case 'signed-in':
      return (
        <SessionContext value={state.session}>
          <Fragment key={scope}>
            <Frame>
              <Outlet />
            </Frame>
            <Dialogs />
          </Fragment>
        </SessionContext>
      )
  }
}

/** The home page needs no `next`. */
function nextOf(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  webroot: string,
): string | undefined {
  if (pathname === paths.home()) return undefined
  return atWebroot(webroot, pathname) + search + hash
}
