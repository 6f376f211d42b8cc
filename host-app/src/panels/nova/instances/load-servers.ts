import type { Client, Server } from '@stratus/api-client'

/** The newest ones come first: what a page of the table holds is among them, however many there are. */
const firstOnes = 100

/**
 * The project's instances. The cloud takes seconds for thousands: where services answer, the first ones are shown meanwhile.
 * Horizon has no such question.
 */
export async function loadServers(
  client: Pick<Client, 'call' | 'horizonPages'>,
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
