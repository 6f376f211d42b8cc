import { useEffect, useState } from 'react'
import { useHost } from '../../../host.js'
import { errorMessage } from '../../../stores/error-messages.js'
import type { Told } from './my-project.js'
import { loadStanding } from './standing.js'

/** Of so many projects figures are told: each costs the cloud four questions. */
export const mostTold = 100
/** Projects that are asked about at the same time. */
const atOnce = 3
/** Figures are asked for again after so long, ms. */
const freshFor = 60_000

const nothing: ReadonlyMap<string, Told> = new Map()

/**
 * Where projects stand, one after the other; what was told stays until it is told anew.
 * @param ids of projects, those to ask first first
 * @param updatedAt when their list was last read, ms since 1970
 */
export function useStandings(ids: readonly string[], updatedAt: number | undefined): ReadonlyMap<string, Told> {
  const { client } = useHost()
  const [told, setTold] = useState(nothing)
  const round = Math.floor((updatedAt ?? 0) / freshFor)
  const asked = JSON.stringify([round, ids.slice(0, mostTold)])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const [, queue] = JSON.parse(asked) as [number, string[]]
    const tell = (id: string, what: Told) => {
      if (!signal.aborted) setTold((before) => new Map(before).set(id, what))
    }
    const work = async () => {
      for (let id = queue.shift(); id !== undefined && !signal.aborted; id = queue.shift()) {
        const project = id
        await loadStanding(client, project, signal).then(
          (standing) => tell(project, { kind: 'told', standing }),
          (error: unknown) => tell(project, { kind: 'refused', reason: errorMessage(error) }),
        )
      }
    }
    for (let worker = 0; worker < atOnce; worker++) void work()
    return () => controller.abort()
  }, [client, asked])
  return told
}
