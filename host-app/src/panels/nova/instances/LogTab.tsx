import { t } from '@stratus/widgets'
import { ConsoleLog } from '@stratus/widgets/react/console-log'
import { useCallback } from 'react'
import { useHost } from '../../../host.js'

/** The console log: 35 lines at first, or as many as asked for (C-CONS-01). */
export function LogTab({ id, name }: { id: string; name: string }) {
  const { client, toasts } = useHost()
  const load = useCallback(
    async (length: number | null, signal: AbortSignal) => {
      const body = length === null ? {} : { length }
      const { lines } = await client.call('nova.servers.consoleOutput', { params: { id }, body, signal, quiet: true })
      return lines.join('\n')
    },
    [client, id],
  )
  return (
    <ConsoleLog
      load={load}
      fileName={`${name}.log`}
      onStratusLoadError={(event) => {
        if (event.detail.byUser) toasts.add('error', t(event.detail.message))
      }}
    />
  )
}
