import { bodyOptional, chooseByBody, isEmpty, ofPages, readJson } from '../operations/protocol.js'
import { pageOperations } from '../operations/page-operations.js'
import { createRoutes, pickRoute } from '../operations/routes.js'
import { operations, type CallId } from '../operations/table.js'
import { defaultPolicies, type Policies } from '../policies/policies.js'
import { answers } from './answers.js'
import type { Identity } from './identity.js'
import { asJson } from './json.js'
import type { Answerer, Question } from './question.js'
import { ServiceError } from './service-error.js'
import type { Services } from './services.js'

/** What Horizon tells by pages alone is told here like the rest. */
const calls = { ...operations, ...pageOperations }
const findRoutes = createRoutes<CallId>(calls)

/** With whose token a request is answered. */
export interface Standing {
  readonly services: Services
  readonly identity: Identity
  /** Else every service's own. */
  readonly policies?: Policies | undefined
}

/**
 * Answers a request for an operation of the table as Horizon's REST API would; null when its path is none of theirs.
 * @param path of the operation, from `/api/` or `/project/` on
 */
export async function answerOperation(request: Request, path: string, standing: Standing): Promise<Response | null> {
  const found = findRoutes(path)
  if (!found) return findRoutes(`${path}/`) ? redirect(request) : null
  try {
    const isJson = !/multipart\/form-data|octet-stream|urlencoded/i.test(request.headers.get('Content-Type') ?? '')
    const json = readJson(isJson && request.body ? await request.text() : '')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const match = pickRoute(found, method, () => chooseByBody(json))
    if (!match) return new Response('', { status: 405, headers: { Allow: found.methods.join(', ') } })
    const { id, params } = match
    checkProtocol(id, request, json)
    const query = new URL(request.url).searchParams
    const question = {
      ...standing,
      policies: standing.policies ?? defaultPolicies,
      params,
      query,
      body: asJson(json),
      json,
      request,
    }
    const value = await (answers[id] as Answerer<CallId>)(question as Question)
    return value instanceof Response ? value : reply(id, value)
  } catch (error) {
    return refusal(error)
  }
}

/** What every call has to have, whatever it asks for. */
function checkProtocol(id: CallId, { headers }: Request, json: unknown): void {
  if (calls[id].unguarded || ofPages.has(id)) return
  if (headers.get('X-Requested-With') !== 'XMLHttpRequest') throw new ServiceError(400, 'request must be AJAX')
  if (json instanceof SyntaxError) throw new ServiceError(400, json.message)
  if (calls[id].bodyKind === 'json' && !bodyOptional.has(id) && isEmpty(json))
    throw new ServiceError(400, 'request requires JSON body')
}

function redirect({ url }: Request): Response {
  const { pathname, search } = new URL(url)
  return new Response('', { status: 301, headers: { Location: `${pathname}/${search}` } })
}

function reply(id: CallId, value: unknown): Response {
  const { answerKind, ok } = calls[id]
  const status = ok[0] ?? 200
  if (answerKind === 'empty') return new Response(status === 204 ? null : '', { status })
  return json(value, status)
}

/** A service's refusal in Horizon's form: a JSON string. */
export function refusal(error: unknown): Response {
  if (!(error instanceof ServiceError)) throw error
  // The token is no longer good: somebody has to sign in.
  if (error.status === 401) return json('not logged in', 401)
  return json(error.text, error.status)
}

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value ?? null), { status, headers: { 'Content-Type': 'application/json' } })
