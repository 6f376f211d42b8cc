import type { Client } from '@stratus/api-client'
import { isThere, type Stack } from './stack.js'

/** A page's word for what has not been. */
const never = 'Never'

/** The stacks of the project; Heat still lists one for a moment after it is gone. */
export async function listStacks(client: Pick<Client, 'call'>, signal?: AbortSignal): Promise<Stack[]> {
  const { items } = await client.call('heat.stacks.list', { signal, quiet: true })
  return items
    .map(({ id, name, status, state, created, updated }) => ({
      id,
      name: name ?? id,
      status: status ?? '',
      updating: state === 'warning',
      created,
      updated: updated === never ? null : updated,
    }))
    .filter(isThere)
}
