import type { HtmlAnswer } from '../html/html-answer.js'
import type { HtmlInit } from './fetch-html.js'
import type { PageMessage } from '../html/page-messages.js'
import { messagesOf } from './messages.js'

/** Horizon's own pages, read for what they tell and not shown. */
export interface Pages {
  /** The HTML of a page. A quiet call. What waited there to be said goes to `onMessages`, or to the action it came of. */
  readPage(path: string, signal?: AbortSignal): Promise<string>
  /**
   * An action of a table of a page, for what the REST API does not offer. The action only redirects; what came of it stands on
   * the next page that is read, whichever that is. So actions follow one another, and one takes what other reads find meanwhile.
   * @param page below the web root, without a leading slash
   * @param action `<table>__<action>__<id>`
   * @param next where its message is read; default the same page. Tabs come without messages
   * @returns what the server said last; null when it said nothing. Rejects with {@link ApiError}
   */
  tableAction(page: string, action: string, next?: string): Promise<PageMessage | null>
}

export function createPages(parts: {
  fetchHtml: (path: string, init?: HtmlInit) => Promise<HtmlAnswer>
  onMessages: (messages: readonly PageMessage[]) => void
}): Pages {
  const reads = new Set<Promise<unknown>>()
  let lastAction: Promise<unknown> = Promise.resolve()
  /** What was heard during the action that is under way. */
  let heard: PageMessage[] | undefined

  const act = async (page: string, action: string, next: string): Promise<PageMessage | null> => {
    const messages: PageMessage[] = (heard = [])
    let outcome: PageMessage | undefined
    try {
      const body = new URLSearchParams({ action })
      messages.push(...(await messagesOf(parts.fetchHtml(page, { method: 'POST', body, quiet: true }))))
      messages.push(...(await messagesOf(parts.fetchHtml(next, { quiet: true }))))
      // Another page, asked for before, may carry it.
      if (!messages.length) await Promise.allSettled(reads)
      outcome = messages.pop()
    } finally {
      heard = undefined
      if (messages.length) parts.onMessages(messages)
    }
    return outcome ?? null
  }

  return {
    async readPage(path, signal) {
      const answer = parts.fetchHtml(path, { signal, quiet: true })
      const asked = Promise.all([answer, messagesOf(answer)])
      reads.add(asked)
      try {
        const [{ html }, messages] = await asked
        if (heard) heard.push(...messages)
        else if (messages.length) parts.onMessages(messages)
        return html
      } finally {
        reads.delete(asked)
      }
    },
    tableAction(page, action, next = page) {
      const done = lastAction.then(() => act(page, action, next))
      lastAction = done.catch(() => undefined)
      return done
    },
  }
}
