import type { HtmlAnswer } from '../html/html-answer.js'
import type { HtmlInit } from './fetch-html.js'
import type { PageMessage } from '../html/page-messages.js'

/** What a page of the cloud's has to say. Few visits read one: what finds it comes with the first. */
export async function messagesOf(asked: HtmlAnswer | Promise<HtmlAnswer>): Promise<readonly PageMessage[]> {
  const [reader, answer] = await Promise.all([import('../html/page-messages.js'), asked])
  return reader.messagesOf(answer)
}

/** To scripts, tabs come without what waits to be said. */
const wholePage = { 'X-Requested-With': 'Stratus' } as const

/** What a page says of what was done before it. One that cannot be read says nothing: what was done is done, and not to be done again. */
export const saidAfter = (
  fetchHtml: (path: string, init: HtmlInit) => Promise<HtmlAnswer>,
  path: string,
): Promise<readonly PageMessage[]> => messagesOf(fetchHtml(path, { headers: wholePage, quiet: true })).catch(() => [])
