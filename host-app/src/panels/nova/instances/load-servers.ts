import { ApiError, type Client, type Server } from '@stratus/api-client'
import { isServerTransitional } from '@stratus/api-client/rules'
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

/** The instances as they are now, by what has changed among those that are known; null where all have to be read for it. */
export async function updateServers(
  client: Asks,
  known: readonly Server[],
  signal: AbortSignal,
): Promise<readonly Server[] | null> {
  if (await client.horizonPages()) return followServers(client, known, signal)
  const changes_since = changesSince(known)
  if (changes_since === null) return null
  const { items } = await client.call('nova.servers.list', { query: { changes_since }, signal, quiet: true })
  return withChanges(known, items)
}

/** Instances on their way that are asked for one by one, where they are few among many. */
const few = { most: 5, share: 1 / 4 } as const

/**
 * For a list Horizon asks Nova for all instances and Glance once for each of them. What is being deleted is not asked for alone: browsers
 * write an error where something is not there any more.
 */
async function followServers(
  client: Asks,
  known: readonly Server[],
  signal: AbortSignal,
): Promise<readonly Server[] | null> {
  const moving = known.filter(isServerTransitional)
  if (!moving.length || moving.length > few.most || moving.length > known.length * few.share) return null
  if (moving.some(({ task_state }) => task_state?.endsWith('deleting'))) return null
  try {
    return withChanges(known, await Promise.all(moving.map((server) => serverNow(client, server, signal))))
  } catch {
    return null
  }
}

async function serverNow(client: Asks, server: Server, signal: AbortSignal): Promise<Server> {
  try {
    return await client.call('nova.servers.get', { params: { id: server.id }, signal, quiet: true })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return { ...server, status: 'DELETED' }
    throw error
  }
}
