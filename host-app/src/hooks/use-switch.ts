import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { t } from '@stratus/widgets'
import { useHost, type Host } from '../host.js'
import { locate } from '../navigation/navigation.js'
import { paths } from '../paths.js'
import { errorMessage } from '../stores/error-messages.js'
import { sentences } from '../stores/sentences.js'

/**
 * Runs a change of project or region: everything on screen is made new from the new session. A list stays a list; a page
 * of one thing, which the other project does not have, gives way to its panel.
 * @param pathname of the page, below the web root
 */
export async function switchScope(
  { session, held, toasts, announceSession }: Host,
  navigate: NavigateFunction,
  pathname: string,
  change: () => Promise<void>,
): Promise<void> {
  try {
    await held.deletions?.sendAll()
    await change()
  } catch (error) {
    toasts.add('error', sentences(t('Unable to switch.'), errorMessage(error)))
    return
  }
  void navigate(locate(pathname)?.panel.path ?? paths.home(), { replace: true })
  await session.load()
  announceSession()
}

/** `switchScope` for a component. */
export function useSwitch(): (change: () => Promise<void>) => Promise<void> {
  const host = useHost()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (change) => switchScope(host, navigate, pathname, change)
}
