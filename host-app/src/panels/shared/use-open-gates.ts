import { useEffect, useState } from 'react'
import { useHost } from '../../host.js'
import { openGates, type Gated, type OpenGates } from './resource-actions.js'

/**
 * Which parts of the page this user may see.
 * @param parts keep stable
 * @returns null until every answer is known
 */
export function useOpenGates(parts: readonly Gated[]): OpenGates | null {
  const { client } = useHost()
  const [open, setOpen] = useState<OpenGates | null>(null)
  useEffect(() => {
    let current = true
    void openGates(parts, client).then((gates) => current && setOpen(gates))
    return () => {
      current = false
    }
  }, [client, parts])
  return open
}
