import { ApiError, type AnswerOf, type Client, type QueryOf, type Server } from '@stratus/api-client'
import { isServerTransitional } from '@stratus/api-client/rules'
import { changesSince, withChanges } from './changed-instances.js'

type Asks = Pick<Client, 'call' | 'horizonPages'>
type AnyServers = AnswerOf<'nova.anyServers.list'>

interface Page<T> {
  readonly items: readonly T[]
  readonly has_more_data: boolean
}

/** The newest ones come first: what a page of the table holds is among them, however many there are. */
const first = { limit: 100 } as const

/**
 * The cloud takes seconds for thousands of instances: where services answer, the first ones are shown meanwhile. Horizon has no such
 * question.
 */
async function firstThenRest<T extends { readonly id: string }>(
  client: Pick<Client, 'horizonPages'>,
  ask: (query?: typeof first | { readonly marker: string }) => Promise<Page<T>>,
  show: ((part: readonly T[]) => void) | undefined,
): Promise<readonly T[]> {
  if (!show || (await client.horizonPages())) return (await ask()).items
  const { items, has_more_data } = await ask(first)
  if (!has_more_data) return items
  show(items)
  const last = items.at(-1)
  const rest = await ask(last && { marker: last.id })
  // All come, where the last one has been deleted since.
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...rest.items.filter(({ id }) => !known.has(id))]
}

/** The project's instances. */
export const loadServers = (
  client: Asks,
  signal: AbortSignal,
  show?: (part: readonly Server[]) => void,
): Promise<readonly Server[]> =>
  firstThenRest(client, (query) => client.call('nova.servers.list', { query, signal, quiet: true }), show)

/** Those of all projects, or what they are narrowed to. */
export const loadAnyServers = (
  client: Asks,
  { query, isWhole }: { readonly query: NonNullable<QueryOf<'nova.anyServers.list'>>; readonly isWhole: boolean },
  signal: AbortSignal,
  show?: (part: AnyServers['items']) => void,
): Promise<AnyServers['items']> =>
  firstThenRest(
    client,
    (part) =>
      client.call('nova.anyServers.list', {
        query: { ...query, ...part },
        signal,
        quiet: true,
        show: show && (({ items }) => show(items)),
      }),
    isWhole ? show : undefined,
  )

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
