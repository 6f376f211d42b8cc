import type { HtmlAnswer } from '../html/html-answer.js'
import type { HtmlInit } from './fetch-html.js'
import type { PageMessage } from '../html/page-messages.js'
import { messagesOf, saidAfter } from './messages.js'

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

/** What an operation reads pages by. */
export interface PageReads {
  /**
   * A page as it came, quietly; what it has to say is the caller's to `pass` on.
   * @param headers beside those of every read
   */
  read(
    path: string,
    signal?: AbortSignal,
    headers?: HtmlInit['headers'],
  ): Promise<{ page: HtmlAnswer; messages: readonly PageMessage[] }>
  /** Hands on what waited to be said. */
  pass(messages: readonly PageMessage[]): void
  /**
   * Does something of which Horizon tells on the next page that is read, whichever that is: one after the other.
   * @param run gets what is heard meanwhile; what it leaves there is handed on
   */
  during<T>(run: (heard: PageMessage[], othersRead: () => Promise<unknown>) => Promise<T>): Promise<T>
}

export function createPages(parts: {
  fetchHtml: (path: string, init?: HtmlInit) => Promise<HtmlAnswer>
  onMessages: (messages: readonly PageMessage[]) => void
}): Pages & PageReads {
  const reads = new Set<Promise<unknown>>()
  /** The last read of each page. Horizon's threads share what draws its tables: of two usage reports at once one is a 500. */
  const turns = new Map<string, Promise<unknown>>()
  let lastAction: Promise<unknown> = Promise.resolve()
  /** What was heard during the action that is under way. */
  let heard: PageMessage[] | undefined

  const during: PageReads['during'] = (run) => {
    const done = lastAction.then(async () => {
      const messages: PageMessage[] = (heard = [])
      try {
        return await run(messages, () => Promise.allSettled(reads))
      } finally {
        heard = undefined
        if (messages.length) parts.onMessages(messages)
      }
    })
    lastAction = done.catch(() => undefined)
    return done
  }

  /** Asks once the reads of that page before are over. */
  const inTurn = async (path: string, ask: () => Promise<HtmlAnswer>): Promise<HtmlAnswer> => {
    const [page = ''] = path.split('?')
    const answer = (turns.get(page) ?? Promise.resolve()).then(ask)
    const over = Promise.allSettled([answer])
    turns.set(page, over)
    try {
      return await answer
    } finally {
      if (turns.get(page) === over) turns.delete(page)
    }
  }

  const read: PageReads['read'] = async (path, signal, headers) => {
    const answer = inTurn(path, () => parts.fetchHtml(path, { signal, headers, quiet: true }))
    const asked = Promise.all([answer, messagesOf(answer)])
    reads.add(asked)
    try {
      const [page, messages] = await asked
      return { page, messages }
    } finally {
      reads.delete(asked)
    }
  }
  const pass = (messages: readonly PageMessage[]): void => {
    if (heard) heard.push(...messages)
    else if (messages.length) parts.onMessages(messages)
  }

  return {
    read,
    pass,
    async readPage(path, signal) {
      const { page, messages } = await read(path, signal)
      pass(messages)
      return page.html
    },
    during,
    tableAction: (page, action, next = page) =>
      during(async (messages, othersRead) => {
        const body = new URLSearchParams({ action })
        messages.push(...(await messagesOf(parts.fetchHtml(page, { method: 'POST', body, quiet: true }))))
        messages.push(...(await saidAfter(parts.fetchHtml, next)))
        // Another page, asked for before, may carry it.
        if (!messages.length) await othersRead()
        return messages.pop() ?? null
      }),
  }
}
