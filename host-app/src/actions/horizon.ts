import type { Client } from '@stratus/api-client'
import type { HorizonTable } from './does.js'

/** Whether what the server said of an action is no failure. */
export const went = ({ type }: { readonly type: string }) => type === 'success' || type === 'info'

/** `client.tableAction`, for calls that have their own words: rejects with the server's when it was no success. */
export async function mustTableAction(
  client: Pick<Client, 'tableAction'>,
  { table, name, next }: HorizonTable,
  id: string,
): Promise<void> {
  const outcome = await client.tableAction(table, [...name, id].join('__'), next)
  if (!outcome || !went(outcome)) throw new Error(outcome?.text ?? '')
}
