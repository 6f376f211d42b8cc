import type { Client } from '@stratus/api-client'
import type { TableWay } from '../../horizon/long-tail/action.js'

/** `client.tableAction`, for callers that tell success by themselves: rejects with the server's words when it was none. */
export async function mustClassicAction(
  client: Pick<Client, 'tableAction'>,
  { table, name, next }: TableWay,
  id: string,
): Promise<void> {
  const outcome = await client.tableAction(table, [...name, id].join('__'), next)
  if (outcome?.type !== 'success' && outcome?.type !== 'info') throw new Error(outcome?.text ?? '')
}
