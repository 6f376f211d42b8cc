import { t, type Action } from '@stratus/widgets'
import { useCallback } from 'react'
import { useHost } from '../../../host.js'
import { useLoad } from '../../../hooks/use-load.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { consoleAddress, isShownInPage } from './console-address.js'
import { ConsoleFrame } from './ConsoleFrame.js'
import type { Instance } from './instance.js'
import { OpenInWindow } from './OpenInWindow.js'

interface ConsoleTabProps {
  instance: Instance
  /** What is possible with it now. */
  actions: readonly Action[]
  onAction(id: string): void
}

/** The console of an instance: in the page where the operator lets it, else in a window of its own. */
export function ConsoleTab({ instance, actions, onAction }: ConsoleTabProps) {
  if (instance.status !== 'ACTIVE') return <p>{t('The instance is not running.')}</p>
  return <Console instance={instance} actions={actions} onAction={onAction} />
}

function Console({ instance, actions, onAction }: ConsoleTabProps) {
  const { client } = useHost()
  const { id } = instance
  const load = useCallback((signal: AbortSignal) => consoleAddress(client, id, { signal, quiet: true }), [client, id])
  const { state, retry } = useLoad(load)
  return (
    <Loaded state={state} retry={retry} failure={t('Unable to load the server console.')}>
      {(address) =>
        isShownInPage(address, document) ? (
          <ConsoleFrame {...{ instance, address, actions, onAction }} onReconnect={retry} />
        ) : (
          <div className="instance-console">
            <p>{t('The console opens in a new window. It works while the instance is running.')}</p>
            <OpenInWindow instance={instance} />
          </div>
        )
      }
    </Loaded>
  )
}
