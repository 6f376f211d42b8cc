import { ApiError, fill } from '../errors.js'
import { onlyEnglish } from '../html/html-answer.js'
import type { PageMessage } from '../html/page-messages.js'
import { readPageParts, type PageParts, type PartsRecord } from '../html/page-parts.js'
import { readPageTable, type PageTable, type TableRecord } from '../html/page-table.js'
import type { PageOperation, TellingPages } from '../operations/operation.js'
import { fillPath } from '../paths.js'
import type { LooseCall } from './call.js'
import type { Requested } from './failure.js'
import type { PageReads } from './pages.js'

/** Pages of one table that are read for one call, at most: beyond it something leads in a circle. */
const mostPages = 500

interface PageCall extends Omit<LooseCall, 'show'> {
  /** All rows of the pages so far, while there are more. */
  readonly show?: ((items: readonly TableRecord[]) => void) | undefined
}

/**
 * The answer of an operation as Horizon's pages tell it.
 * @throws ApiError `changed-page` when a page is not as it is known; and what the page says when it could not list anything
 */
export async function readPages(
  pages: PageReads,
  { pages: known }: PageOperation,
  call: PageCall,
  requested: Requested,
): Promise<{ items: readonly TableRecord[] } | PartsRecord> {
  if (!('one' in known)) return readTables(pages, known, call, requested)
  return readParts(pages, (wantsAll(call) && known.anyOne) || known.one, call, requested)
}

const wantsAll = ({ query }: PageCall) => (query as { all_projects?: boolean } | undefined)?.all_projects === true

/** Every time: what a page says twice has the same words. */
const readEnglish = (pages: PageReads, path: string, signal: AbortSignal | undefined) =>
  pages.read(path, signal, { 'Accept-Language': onlyEnglish })

/** A page that could not be read fails as what it was read for. */
async function readFor(
  pages: PageReads,
  path: string,
  signal: AbortSignal | undefined,
  { operation, failure }: Requested,
): ReturnType<PageReads['read']> {
  try {
    return await readEnglish(pages, path, signal)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const message = error.message === error.failure.text ? fill(failure) : error.message
    throw new ApiError({ ...error, message, operation, failure })
  }
}

async function readParts(
  pages: PageReads,
  known: PageParts,
  { params, signal }: PageCall,
  requested: Requested,
): Promise<PartsRecord> {
  const path = fillPath(known.path, params)
  const { page: answer, messages: waiting } = await readFor(pages, path, signal, requested)
  if (answer.location) {
    // Of what is gone, or cannot be read, Horizon leads away and says so there.
    const { messages } = await readEnglish(pages, answer.location, signal)
    const refusal = messages.findLast(isError)
    pages.pass(messages.filter((message) => message !== refusal))
    throw failed(requested, 'not-found', 404, refusal?.text ?? fill(requested.failure))
  }
  const refusal = await refusalOf(pages, path, waiting, true, signal)
  if (refusal) throw failed(requested, 'server', answer.status, refusal.text)
  const parts = readPageParts(answer.html, known, answer.language)
  if (!parts) throw failed(requested, 'changed-page', answer.status, fill(requested.failure))
  return parts
}

async function readTables(
  pages: PageReads,
  { own, all }: TellingPages,
  call: PageCall,
  requested: Requested,
): Promise<{ items: readonly TableRecord[] }> {
  const { params, signal, show } = call
  const known = wantsAll(call) && all ? all : own
  const address = new URL(fillPath(known.path, params), 'http://horizon.invalid')
  const items: TableRecord[] = []
  let next: string | null = address.search
  for (let read = 0; next !== null && read < mostPages; read++) {
    const page = await readOne(pages, known, address.pathname.slice(1), next, requested, signal)
    items.push(...page.records)
    next = page.next
    if (next !== null) show?.(items)
  }
  return { items }
}

async function readOne(
  pages: PageReads,
  known: PageTable,
  path: string,
  query: string,
  requested: Requested,
  signal: AbortSignal | undefined,
) {
  const { page: answer, messages: said } = await readFor(pages, path + query, signal, requested)
  const page = readPageTable({ ...answer, query }, known)
  const refusal = await refusalOf(pages, path + query, said, !page?.records.length, signal)
  if (refusal) throw failed(requested, 'server', answer.status, refusal.text)
  if (!page) throw failed(requested, 'changed-page', answer.status, fill(requested.failure))
  return page
}

/**
 * Why a page could not tell what it was read for: that Horizon says each time; what waited for any page, which is handed on, it says once.
 * @param isWithout nothing was found on it
 */
async function refusalOf(
  pages: PageReads,
  path: string,
  said: readonly PageMessage[],
  isWithout: boolean,
  signal: AbortSignal | undefined,
): Promise<PageMessage | undefined> {
  const mayHaveFailed = isWithout && said.some(isError)
  const saidAgain = mayHaveFailed ? (await readEnglish(pages, path, signal)).messages : []
  const once = (some: readonly PageMessage[], others: readonly PageMessage[]) =>
    some.filter((message) => !others.some((other) => wordsOf(other) === wordsOf(message)))
  pages.pass([...once(said, saidAgain), ...once(saidAgain, said).filter((message) => !isError(message))])
  return saidAgain.findLast(isError)
}

/** Services number what they refuse. */
const wordsOf = ({ text }: PageMessage) => text.replace(/\breq-[0-9a-f-]+/g, '')

const isError = ({ type }: PageMessage) => type === 'error'

function failed(
  { operation, failure }: Requested,
  code: 'server' | 'not-found' | 'changed-page',
  status: number,
  message: string,
): ApiError {
  const serverText = code === 'changed-page' ? null : message
  return new ApiError({ message, code, status, operation, failure, serverText })
}
