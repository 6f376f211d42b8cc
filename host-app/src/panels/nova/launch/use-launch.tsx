import { useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { createLaunchModel } from './launch-model.js'
import { LaunchWizard } from './LaunchWizard.js'
import { afterLaunch, type LaunchContext } from './preselect.js'

export interface LaunchOpener {
  /** It has been asked for, and comes. */
  readonly busy: boolean
  /**
   * Opens the wizard, afresh (L-WIZ-07); `successUrl` and `dismissUrl` are paths of the app. Settles when it is open, or when the
   * client has said why it cannot be.
   */
  open(context?: LaunchContext): Promise<void>
  /** To be rendered. */
  readonly dialog: ReactNode
}

/** The Launch Instance wizard for a page. */
export function useLaunch(onResult: (result: ActionResult | null) => void): LaunchOpener {
  const { client } = useHost()
  const navigate = useNavigate()
  const model = useMemo(() => createLaunchModel(client), [client])
  const [context, setContext] = useState<LaunchContext | null>(null)
  const [busy, setBusy] = useState(false)

  const open = async (asked: LaunchContext = {}): Promise<void> => {
    setBusy(true)
    try {
      await model.initialize(asked)
      setContext(asked)
    } catch {
      // The client has said what failed; without it there are no steps to show.
    } finally {
      setBusy(false)
    }
  }

  const close = (result: ActionResult | null): void => {
    const target = context ? afterLaunch(context, result !== null) : undefined
    setContext(null)
    onResult(result)
    if (target) void navigate(target)
  }

  return {
    busy,
    open,
    dialog: context ? <LaunchWizard model={model} onClose={close} /> : null,
  }
}
