import type { HtmlAnswer } from '../html/html-answer.js'
import type { PageMessage } from '../html/page-messages.js'

/** What a page of the cloud's has to say. Few visits read one: what finds it comes with the first. */
export async function messagesOf(asked: HtmlAnswer | Promise<HtmlAnswer>): Promise<readonly PageMessage[]> {
  const [reader, answer] = await Promise.all([import('../html/page-messages.js'), asked])
  return reader.messagesOf(answer)
}
