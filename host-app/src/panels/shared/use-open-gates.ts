import type { GateNeeds } from '@stratus/api-client'
import { useEffect, useState } from 'react'
import { useHost } from '../../host.js'
import type { OpenGates } from './resource-actions.js'

interface Gated {
  readonly id: string
  readonly gate?: GateNeeds
}

/**
 * Which of these gates let this user through.
 * @param gated actions, columns … with their gates; keep stable
 * @returns null until every answer is known
 */
export function useOpenGates(gated: readonly Gated[]): OpenGates | null {
  const { client } = useHost()
  const [open, setOpen] = useState<OpenGates | null>(null)
  useEffect(() => {
    let current = true
    const answers = gated.map(async ({ id, gate }) => (!gate || (await client.gate(gate)).open ? id : null))
    void Promise.all(answers).then((ids) => current && setOpen(new Set(ids.filter((id) => id !== null))))
    return () => {
      current = false
    }
  }, [client, gated])
  return open
}
