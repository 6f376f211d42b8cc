import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom'
import { LoadedPage, useLoadedPage } from '../hooks/use-loaded-page.js'
import { useHost } from '../host.js'
import { showReasons } from '../ui/reason-tip.js'
import { followLinks } from './follow-links.js'
import { late } from '../actions/late.js'
import { loadSignInAgain } from '../login/load-sign-in-again.js'
import { MessageHolder } from './MessageHolder.js'
import { useScrollReturn } from './use-scroll-return.js'
import { useUnsavedGuard } from './use-unsaved-guard.js'

const SignInAgain = late(loadSignInAgain)
const SessionChanged = late(() => import('../login/SessionChanged.js'))

/** What every screen has: messages above everything, the sign-in that saves unfinished work. */
export function Root() {
  const host = useHost()
  const state = useStore(host.auth.state)
  const navigate = useNavigate()
  const loadedPage = useLoadedPage(useLocation().pathname)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!root.current) return
    return followLinks(root.current, host.webroot, (path) => void navigate(path))
  }, [host.webroot, navigate])
  useEffect(showReasons, [])
  useScrollReturn()
  useUnsavedGuard()
  return (
    <div ref={root} className="root">
      <LoadedPage value={loadedPage}>{state === 'changed' ? <SessionChanged /> : <Outlet />}</LoadedPage>
      {state === 'lost' && <SignInAgain />}
      <MessageHolder />
      <ScrollRestoration />
    </div>
  )
}
