import { readTableRows, type Client } from '@stratus/api-client'
import type { HorizonTable } from './does.js'

/** Horizon offers no longer what is done: the row is gone, or its button. A page without the table tells nothing. */
export async function isDone(
  client: Pick<Client, 'readPage'>,
  { table, name: [rows, action] }: HorizonTable,
  id: string,
): Promise<boolean> {
  const page = await client.readPage(table).catch(() => '')
  // Horizon calls the table of `Routers` routers, and its rows Routers.
  if (!id || !new RegExp(`<table[^>]*\\sid=["']?${rows}["'\\s>]`, 'i').test(page)) return false
  const row = readTableRows(page, rows).find((each) => each.id === id)
  // A row that is not on the first of several pages may be on another.
  return row ? !row.actions.includes(action) : !/href=["']\?[^"']*\b(?:\w*marker|page)=/.test(page)
}
