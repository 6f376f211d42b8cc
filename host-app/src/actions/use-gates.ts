import { useStore } from '@nanostores/react'
import type { Gate } from '@stratus/api-client'
import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../host.js'
import { whoCanHelp } from '../stores/branding.js'
import { closedGates, noGates, openGates, type OpenGates } from './gates.js'

/**
 * Which parts of the page this user may see; none until every answer is known.
 * @param gates by part; keep stable
 */
export function useGates(gates: Readonly<Record<string, Gate>>): OpenGates {
  const { client, prefs, branding } = useHost()
  const show = useStore(prefs.showForbidden)
  const [closed, setClosed] = useState<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    let current = true
    const ask = () =>
      void closedGates(gates, client, whoCanHelp(branding)).then((answer) => current && setClosed(answer))
    ask()
    const stop = client.on('policy-doubted', ask)
    return () => {
      current = false
      stop()
    }
  }, [client, gates, branding])
  return useMemo(() => (closed ? openGates(gates, closed, show) : noGates), [gates, closed, show])
}
