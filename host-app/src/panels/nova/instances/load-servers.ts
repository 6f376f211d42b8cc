import type { Client, Server } from '@stratus/api-client'

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

/** Clocks of Nova's services differ, and a change is told a while after its time, ms. */
const clockDifference = 10_000

const newestFirst = (a: Server, b: Server): number => Date.parse(b.created ?? '') - Date.parse(a.created ?? '')

/** The instances as they are now, by what has changed among those that are known: a tenth of the work for Nova where there are thousands. */
export async function updateServers(
  client: Asks,
  known: readonly Server[],
  signal: AbortSignal,
): Promise<readonly Server[] | null> {
  const newest = Math.max(...known.map(({ updated }) => Date.parse(updated ?? '')))
  if (!Number.isFinite(newest) || (await client.horizonPages())) return null
  const since = new Date(newest - clockDifference).toISOString()
  const { items } = await client.call('nova.servers.list', { query: { changes_since: since }, signal, quiet: true })
  const changed = new Map(items.map((server) => [server.id, server]))
  const before = new Set(known.map(({ id }) => id))
  const added = items.filter(({ id }) => !before.has(id))
  return [...added, ...known.map((server) => changed.get(server.id) ?? server)]
    .filter(({ status }) => status !== 'DELETED')
    .toSorted(newestFirst)
}
