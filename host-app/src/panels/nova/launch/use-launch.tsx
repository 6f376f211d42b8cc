import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { lazyDialog } from '../../../actions/lazy-dialog.js'
import { afterLaunch, type LaunchContext } from './model/preselect.js'

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

const loadWizard = async () => {
  const [{ createLaunchModel }, { LaunchWizard }] = await Promise.all([
    import('./model/launch-model.js'),
    import('./LaunchWizard.js'),
  ])
  return { createLaunchModel, LaunchWizard }
}

interface Opened {
  readonly context: LaunchContext
  readonly wizard: (close: (result: ActionResult | null) => void) => ReactNode
}

/** The Launch Instance wizard for a page. */
export function useLaunch(onResult: (result: ActionResult | null) => void): LaunchOpener {
  const { client, toasts } = useHost()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [busy, setBusy] = useState(false)

  const open = async (context: LaunchContext = {}): Promise<void> => {
    setBusy(true)
    try {
      const { createLaunchModel, LaunchWizard } = await lazyDialog(toasts, loadWizard)
      const model = createLaunchModel(client)
      await model.initialize(context)
      setOpened({ context, wizard: (close) => <LaunchWizard model={model} onClose={close} /> })
    } catch {
      // It has been said what failed; without it there are no steps to show.
    } finally {
      setBusy(false)
    }
  }

  const close = (result: ActionResult | null): void => {
    const target = opened ? afterLaunch(opened.context, result !== null) : undefined
    setOpened(null)
    onResult(result)
    if (target) void navigate(target)
  }

  return { busy, open, dialog: opened?.wizard(close) ?? null }
}
