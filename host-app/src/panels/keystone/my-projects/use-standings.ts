import { useCallback, useMemo } from 'react'
import { useHost } from '../../../host.js'
import { useOneByOne, type Told } from '../../../list/use-one-by-one.js'
import { loadStanding, type Standing } from './standing.js'

/** Of so many projects figures are told: each costs the cloud four questions. */
export const mostTold = 100

/**
 * Where projects stand, one after the other.
 * @param ids of projects, those to ask first first
 * @param updatedAt when their list was last read, ms since 1970
 */
export function useStandings(
  ids: readonly string[],
  updatedAt: number | undefined,
): ReadonlyMap<string, Told<Standing>> {
  const { client } = useHost()
  const load = useCallback((id: string, signal: AbortSignal) => loadStanding(client, id, signal), [client])
  return useOneByOne({ ids: useMemo(() => ids.slice(0, mostTold), [ids]), updatedAt, load })
}
