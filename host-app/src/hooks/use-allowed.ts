import { checkGate, type Gate } from '@stratus/api-client'
import { useEffect, useState } from 'react'
import { useHost } from '../host.js'

/**
 * Whether a gate lets this user through.
 * @param gate a constant, or kept stable by the caller
 * @returns undefined until the answer is known
 */
export function useAllowed(gate: Gate): boolean | undefined {
  const { client } = useHost()
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    let current = true
    void checkGate(gate, client).then((answer) => current && setOpen(answer === 'open'))
    return () => {
      current = false
    }
  }, [client, gate])
  return open
}
