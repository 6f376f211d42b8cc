import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../../host.js'
import { openGates, shutGates, type Gated, type OpenGates } from './resource-actions.js'

/**
 * Which parts of the page this user may see.
 * @param parts keep stable
 * @returns null until every answer is known
 */
export function useOpenGates(parts: readonly Gated[]): OpenGates | null {
  const { client, prefs } = useHost()
  const show = useStore(prefs.showForbidden)
  const [shut, setShut] = useState<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    let current = true
    const ask = () => void shutGates(parts, client).then((gates) => current && setShut(gates))
    ask()
    const stop = client.on('policy-doubted', ask)
    return () => {
      current = false
      stop()
    }
  }, [client, parts])
  return useMemo(() => shut && openGates(parts, shut, show), [parts, shut, show])
}
