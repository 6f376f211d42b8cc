import type { AnswerCache } from './cache.js'
import type { Invoke, LooseCall } from './call.js'
import { ApiError, type Failure, fill } from '../errors.js'
import type { Exchange } from './exchange.js'
import { projectHeader } from './project-header.js'
import { type Requested, errorOfAnswer, errorOfThrown, malformed } from './failure.js'
import { formDataOf } from '../http/form-data.js'
import type { WireAnswer } from '../http/wire.js'
import { parseJson } from '../http/json.js'
import { createLargeAnswers } from '../http/large-answers.js'
import type { PageReads } from './pages.js'
import type { Operation, PageOperation } from '../operations/operation.js'
import { type CallId, isOperation, operations, type PageOperationId } from '../operations/table.js'
import { isRecord } from '../schemas/fields.js'
import { atWebroot, fillPath, queryString } from '../paths.js'
import { verdictOf } from '../http/classify.js'
import { abortable } from '../session/session-gate.js'

/** Turns a row of the operation table and arguments into a checked answer, or an {@link ApiError}. */
export function createCaller(parts: {
  webroot: string
  exchange: Exchange
  cache: AnswerCache
  pages: PageReads
  /** Whether pages of a Horizon can be read. */
  hasPages: () => Promise<boolean>
  onError: (error: ApiError, quiet: boolean) => void
  onDropped: (operation: CallId, count: number) => void
}): Invoke {
  const readLarge = createLargeAnswers()
  const readInSteps = async (answer: WireAnswer, steps: NonNullable<Operation['inSteps']>, requested: Requested) => {
    if (verdictOf(answer) !== 'fine') throw errorOfAnswer(answer, requested)
    const read = await readLarge(requested.operation ?? '', answer.text, steps).catch((cause: unknown) => {
      throw malformed(answer, requested, cause)
    })
    if (read === null) throw malformed(answer, requested, undefined)
    return read
  }
  /** As JSON, from Horizon's REST API or from the services. */
  const askJson = async (row: Operation, call: LooseCall, requested: Requested): Promise<unknown> => {
    const { project } = call
    if (project !== undefined && (await parts.hasPages())) throw new Error('A Horizon answers for one project only.')
    const answer = await parts.exchange({
      ...(project !== undefined && { headers: { [projectHeader]: project } }),
      method: row.method,
      url: atWebroot(parts.webroot, fillPath(row.path, call.params)) + queryString(row.query.parse(call.query)),
      body: bodyOfCall(row, call.body),
      wantBlob: row.answerKind === 'blob',
      signal: call.signal,
      onProgress: call.onProgress,
      outsideSession: call.outsideSession,
      unguarded: row.unguarded,
    })
    return row.inSteps ? readInSteps(answer, row.inSteps, requested) : readAnswer(answer, row, requested)
  }
  const askPages = async (row: PageOperation, call: LooseCall, requested: Requested): Promise<unknown> => {
    const { readPages } = await import('./page-answers.js')
    const { show } = call
    const showPart = show && ((items: readonly unknown[]) => show(row.answer.parse({ items })))
    return row.answer.parse(await readPages(parts.pages, row, { ...call, show: showPart }, requested))
  }
  const ask = async (id: CallId, row: Operation | PageOperation, call: LooseCall): Promise<unknown> => {
    const requested = requestedOf(id, row, call)
    try {
      const ofPages = 'pages' in row && (await parts.hasPages())
      const read = await (ofPages ? askPages(row, call, requested) : askJson(row, call, requested))
      const dropped = droppedOf(read)
      if (dropped > 0) parts.onDropped(id, dropped)
      return read
    } catch (thrown) {
      const error = errorOfThrown(thrown, requested)
      parts.onError(error, call.quiet ?? false)
      throw error
    }
  }

  return async (id, call = {}) => {
    const row = isOperation(id) ? operations[id] : await pageOperation(id)
    if (!row) {
      const error = unknownOperation(id)
      parts.onError(error, call.quiet ?? false)
      throw error
    }
    if (row.cache === 'none') return ask(id, row, call)
    const key = cacheKey(id, call)
    if (call.fresh) parts.cache.forget(key)
    const { signal, ...shared } = call
    return abortable(
      parts.cache.remember(key, () => ask(id, row, shared)),
      signal,
    ).catch((thrown: unknown) => {
      throw errorOfThrown(thrown, requestedOf(id, row, call))
    })
  }
}

/** Their table comes with the first panel that asks for one of them; undefined: no table has it. */
async function pageOperation(id: PageOperationId): Promise<PageOperation | undefined> {
  const { pageOperations } = await import('../operations/page-operations.js')
  return Object.hasOwn(pageOperations, id) ? pageOperations[id] : undefined
}

/** A slip of the pen that only a compiler would find: it is told by name. */
function unknownOperation(id: string): ApiError {
  const failure = { text: 'There is no operation "{id}".', args: { id: String(id) } }
  return new ApiError({ message: fill(failure), code: 'bad-request', operation: null, failure })
}

function cacheKey(id: CallId, { params, query, project }: LooseCall): string {
  return JSON.stringify([id, params ?? null, query ?? null, project ?? null])
}

function requestedOf(operation: CallId, row: Operation, call: LooseCall): Requested {
  const args = call.params ?? {}
  const failure: Failure = { text: row.failureFor?.(call.body) ?? row.failure, args }
  return { operation, failure, conflict: row.conflict === undefined ? undefined : { text: row.conflict, args } }
}

function bodyOfCall(row: Operation, body: unknown): string | FormData | undefined {
  if (row.bodyKind === 'none') return undefined
  const checked = row.body.parse(body)
  if (row.bodyKind === 'json') return checked === undefined ? undefined : JSON.stringify(checked)
  return formDataOf(isRecord(checked) ? checked : {})
}

function readAnswer(answer: WireAnswer, row: Operation, requested: Requested): unknown {
  if (verdictOf(answer) !== 'fine') throw errorOfAnswer(answer, requested)
  switch (row.answerKind) {
    case 'blob':
      return answer.blob
    case 'text':
      return answer.text
    case 'empty':
      if (!row.ok.includes(answer.status) && looksLikeHtml(answer)) throw malformed(answer, requested, undefined)
      return undefined
    case 'json':
      return readJson(answer, row, requested)
  }
}

/** A proxy's or another program's page in the place of an answer. */
function looksLikeHtml(answer: WireAnswer): boolean {
  return /html/i.test(answer.headers.get('content-type') ?? '') && answer.text.trim() !== ''
}

function readJson(answer: WireAnswer, row: Operation, requested: Requested): unknown {
  let body: unknown
  try {
    body = parseJson(answer.text)
  } catch (cause) {
    throw malformed(answer, requested, cause)
  }
  const parsed = row.answer.safeParse(body)
  if (!parsed.success) throw malformed(answer, requested, parsed.error)
  return parsed.data
}

function droppedOf(answer: unknown): number {
  return isRecord(answer) && 'items' in answer && typeof answer.dropped === 'number' ? answer.dropped : 0
}
