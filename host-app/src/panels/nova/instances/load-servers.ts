import type { Client, Server } from '@stratus/api-client'
import { changesSince, withChanges } from './changed-instances.js'

type Asks = Pick<Client, 'call' | 'horizonPages'>

/** The newest ones come first: what a page of the table holds is among them, however many there are. */
const firstOnes = 100

/**
 * The project's instances. The cloud takes seconds for thousands: where services answer, the first ones are shown meanwhile.
 * Horizon has no such question.
 */
export async function loadServers(
  client: Asks,
  signal: AbortSignal,
  show?: (part: readonly Server[]) => void,
): Promise<readonly Server[]> {
  const controls = { signal, quiet: true } as const
  if (show && !(await client.horizonPages())) {
    const { items, has_more_data } = await client.call('nova.servers.list', {
      query: { limit: firstOnes },
      ...controls,
    })
    if (!has_more_data) return items
    show(items)
  }
  return (await client.call('nova.servers.list', controls)).items
}

/** The instances as they are now, by what has changed among those that are known: a tenth of the work for Nova where there are thousands. */
export async function updateServers(
  client: Asks,
  known: readonly Server[],
  signal: AbortSignal,
): Promise<readonly Server[] | null> {
  const changes_since = changesSince(known)
  if (changes_since === null || (await client.horizonPages())) return null
  const { items } = await client.call('nova.servers.list', { query: { changes_since }, signal, quiet: true })
  return withChanges(known, items)
}
