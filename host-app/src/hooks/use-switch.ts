import { useLocation, useNavigate } from 'react-router-dom'
import { t } from '@stratus/widgets'
import { ApiError } from '@stratus/api-client'
import { useHost } from '../host.js'
import { locate } from '../navigation/navigation.js'
import { paths } from '../paths.js'

/**
 * Runs a change of project or region: everything on screen is made new from the new session. A list stays a list; a page
 * of one thing, which the other project does not have, gives way to its panel.
 */
export function useSwitch(): (change: () => Promise<void>) => Promise<void> {
  const { session, toasts, announceSession } = useHost()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (change) => {
    try {
      await change()
    } catch (error) {
      toasts.add('error', t('Unable to switch.'), { details: error instanceof ApiError ? error.message : undefined })
      return
    }
    void navigate(locate(pathname)?.panel.path ?? paths.home(), { replace: true })
    await session.load()
    announceSession()
  }
}
