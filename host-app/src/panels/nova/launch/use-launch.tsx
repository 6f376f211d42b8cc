import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActionResult } from '../../../actions/action-result.js'
import type { ActionContext } from '../../../actions/context.js'
import { orSayFailedImport } from '../../../actions/say-failed-import.js'
import { useHost } from '../../../host.js'
import type { Dialog } from '../../../stores/dialogs.js'
import type { TypedLaunch } from './model/launch-wish.js'
import { afterLaunch, type LaunchContext } from './model/opened-from.js'

const loadWizard = async () => {
  const [{ createLaunchModel }, { LaunchWizard }] = await Promise.all([
    import('./model/launch-model.js'),
    import('./LaunchWizard.js'),
  ])
  return { createLaunchModel, LaunchWizard }
}

/**
 * The Launch Instance wizard, afresh (L-WIZ-07); `successUrl` and `dismissUrl` are paths of the app. Rejects when the client has
 * said why it cannot be opened.
 */
export async function loadLaunch(
  { host: { client }, navigate }: Pick<ActionContext<never>, 'host' | 'navigate'>,
  context: LaunchContext = {},
  typed?: TypedLaunch,
): Promise<Dialog<ActionResult>> {
  const { createLaunchModel, LaunchWizard } = await loadWizard()
  const model = createLaunchModel(client)
  await model.initialize(context, typed)
  return (close) => (
    <LaunchWizard
      model={model}
      onClose={(result) => {
        close(result)
        const target = afterLaunch(context, result !== null)
        if (target) void navigate(target)
      }}
    />
  )
}

export interface LaunchOpener {
  /** It has been asked for, and comes. */
  readonly busy: boolean
  open(context?: LaunchContext): Promise<void>
}

/** The wizard for a page that is no list of instances. */
export function useLaunch(onResult: (result: ActionResult | null) => void): LaunchOpener {
  const host = useHost()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    open: async function open(context) {
      setBusy(true)
      try {
        const load = () => loadLaunch({ host, navigate }, context)
        const wizard = await orSayFailedImport(load, host, () => void open(context))
        void host.open(wizard).then(onResult)
      } catch {
        // It has been said what failed; without it there are no steps to show.
      } finally {
        setBusy(false)
      }
    },
  }
}
