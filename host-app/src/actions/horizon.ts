import type { Client } from '@stratus/api-client'
import type { HorizonTable } from './does.js'

/** Whether what the server said of an action is no failure. */
export const went = ({ type }: { readonly type: string }) => type === 'success' || type === 'info'

/**
 * `client.tableAction`, for calls that have their own words: rejects with the server's when it was no success. Horizon tells of an
 * action once, and another tab's page may have it: of what nobody heard, the table tells.
 * @param refusal said in place of the server's words, where these show what nobody should read
 */
export async function mustTableAction(
  client: Pick<Client, 'tableAction' | 'readPage'>,
  { table, name, next }: HorizonTable,
  id: string,
  refusal?: string,
): Promise<void> {
  const outcome = await client.tableAction(table, [...name, id].join('__'), next)
  if (outcome && !went(outcome)) throw new Error(refusal ?? outcome.text)
  if (outcome) return
  const [{ isDone }, { UnknownOutcome }] = await Promise.all([import('./is-done.js'), import('./unknown-outcome.js')])
  if (!(await isDone(client, { table, name }, id))) throw new UnknownOutcome()
}
