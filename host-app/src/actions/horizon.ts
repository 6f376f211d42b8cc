import { readTableRows, type Client } from '@stratus/api-client'
import type { HorizonTable } from './does.js'
import { UnknownOutcome } from './unknown-outcome.js'

/** Whether what the server said of an action is no failure. */
export const went = ({ type }: { readonly type: string }) => type === 'success' || type === 'info'

/**
 * `client.tableAction`, for calls that have their own words: rejects with the server's when it was no success. Horizon tells of an
 * action once, and another tab's page may have it: of what nobody heard, the table tells.
 */
export async function mustTableAction(
  client: Pick<Client, 'tableAction' | 'readPage'>,
  { table, name, next }: HorizonTable,
  id: string,
): Promise<void> {
  const outcome = await client.tableAction(table, [...name, id].join('__'), next)
  if (outcome && !went(outcome)) throw new Error(outcome.text)
  if (!outcome && !(await isDone(client, { table, name }, id))) throw new UnknownOutcome()
}

/** Horizon offers no longer what is done: the row is gone, or its button. A page without the table tells nothing. */
export async function isDone(
  client: Pick<Client, 'readPage'>,
  { table, name: [rows, action] }: HorizonTable,
  id: string,
): Promise<boolean> {
  const page = await client.readPage(table).catch(() => '')
  if (!id || !new RegExp(`<table[^>]*\\sid=["']?${rows}["'\\s>]`).test(page)) return false
  const row = readTableRows(page, rows).find((each) => each.id === id)
  // A row that is not on the first of several pages may be on another.
  return row ? !row.actions.includes(action) : !/href=["']\?[^"']*\b(?:\w*marker|page)=/.test(page)
}
