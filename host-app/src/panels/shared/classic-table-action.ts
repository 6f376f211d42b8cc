import { messagesOf, type Client } from '@stratus/api-client'
import type { TableWay } from '../../classic/long-tail/action.js'

export interface ClassicOutcome {
  /** A level of Horizon's: `success`, `info`, `warning`, `error`. */
  readonly type: string
  readonly text: string
}

/**
 * An action of a table of Horizon's own pages, for what its REST API does not offer. The action only redirects; what came of it
 * stands on the next page.
 * @param page below the web root, without a leading slash
 * @param action `<table>__<action>__<id>`
 * @param next where its message is read; default the same page. Tabs come without messages
 * @returns what the server said last; null when it said nothing
 */
export async function classicTableAction(
  client: Pick<Client, 'fetchHtml'>,
  page: string,
  action: string,
  next = page,
): Promise<ClassicOutcome | null> {
  const body = new URLSearchParams({ action })
  const answer = await client.fetchHtml(page, { method: 'POST', body, quiet: true })
  const after = await client.fetchHtml(next, { quiet: true })
  return [...messagesOf(answer), ...messagesOf(after)].at(-1) ?? null
}

/** The same, for callers that tell success by themselves: rejects with the server's words when it was none. */
export async function mustClassicAction(
  client: Pick<Client, 'fetchHtml'>,
  { table, name, next }: TableWay,
  id: string,
): Promise<void> {
  const outcome = await classicTableAction(client, table, [...name, id].join('__'), next)
  if (outcome?.type !== 'success' && outcome?.type !== 'info') throw new Error(outcome?.text ?? '')
}
