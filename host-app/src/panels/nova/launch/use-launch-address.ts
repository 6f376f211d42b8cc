import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHost } from '../../../host.js'
import { launchOfAddress, withoutLaunch } from './launch-address.js'
import type { LaunchOpener } from './use-launch.js'

/** Opens the wizard for an address that asks for it, once, as soon as this user is known to be let. */
export function useLaunchAddress(launcher: Pick<LaunchOpener, 'open'>, allowed: boolean): void {
  const { webroot } = useHost()
  const [query, setQuery] = useSearchParams()
  const wanted = query.has('launch')
  const open = useEffectEvent(() => {
    const context = launchOfAddress(query, webroot)
    setQuery(withoutLaunch(query), { replace: true })
    if (context) void launcher.open(context)
  })
  useEffect(() => {
    if (wanted && allowed) open()
  }, [wanted, allowed])
}
