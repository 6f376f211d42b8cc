import { operations, type OperationId } from '../operations/table.js'
import { readForm, type Answer, type Call } from './call.js'
import type { Cloud } from './cloud.js'
import { answerPage } from './horizon-pages/index.js'
import { htmlAnswer, loginRedirect, notFoundPage, page } from './pages.js'
import { csrfAnswer, csrfFailure } from './access/csrf.js'
import { fromCurrentQuery, toCurrentDialect } from './dialect.js'
import { BrokenOff, faultFromBody, faultFromWord, mangle, type Fault } from './faults.js'
import { jsonText, Refusal, type Context, type Handler, type Query, type Reply } from './handler.js'
import { handlers } from './handlers/index.js'
import { policyCheck } from './access/policy.js'
import { bodyOptional, chooseByBody, isEmpty, ofPages, readJson } from '../operations/protocol.js'
import { findRoutes, pickRoute } from '../operations/routes.js'
import { describeSession } from './access/sessions.js'
import { answerService, isOfServices } from './services/index.js'

/** Answers one call as Horizon would. Order of checks: path, CSRF, method, session, AJAX, JSON, body, handler. */
export async function answer(cloud: Cloud, call: Call): Promise<Answer> {
  const path = call.url.pathname
  const found = findRoutes(path)
  if (!found) {
    const fault = isOfServices(path) ? cloud.faults.take(undefined, call.method, path + call.url.search) : undefined
    if (isOfServices(path)) return withFault(cloud, fault, () => answerService(cloud, call))
    return (await answerPage(cloud, call)) ?? withoutRoute(call)
  }

  const form = await readForm(call)
  const failure = await csrfFailure(call, () => Promise.resolve(textField(form, 'csrfmiddlewaretoken')))
  if (failure !== null) return csrfAnswer(call, failure, cloud.dialect)

  const method = call.method === 'HEAD' ? 'GET' : call.method
  const json = bodyOf(call)
  const match = pickRoute(found, method, () => chooseByBody(json))
  if (!match) return methodNotAllowed(found.methods)

  const { id } = match
  const entry = cloud.sessions.get(call.cookies.get('sessionid'))
  const session = entry && describeSession(cloud.world.db, entry)
  if (!session) return withoutSession(id, call)
  if (!operations[id].unguarded && !ofPages.has(id)) {
    if (!call.ajax) return jsonAnswer(400, 'request must be AJAX')
    if (json instanceof SyntaxError) return jsonAnswer(400, json.message)
    const needsBody = operations[id].bodyKind === 'json' && !bodyOptional.has(id)
    if (needsBody && isEmpty(json)) return jsonAnswer(400, 'request requires JSON body')
  }

  const body = json instanceof SyntaxError ? undefined : json
  const query = parseQuery(call.url.searchParams)
  const context: Context = {
    ...cloud.world,
    session,
    params: match.params as Context['params'],
    query: cloud.dialect === 'current' ? fromCurrentQuery(id, query, session.project.id) : query,
    rawQuery: call.url.searchParams,
    body,
    form: [...form.keys()].length > 0 ? form : undefined,
    policy: policyCheck(session, cloud.world.ids),
    settings: cloud.settings,
    pageSize: pageSize(call),
    origin: call.url.origin,
  }
  const fault =
    cloud.faults.take(id, call.method, path + call.url.search) ??
    faultFromWord(call.headers.get('x-demo-fault') ?? '') ??
    (operations[id].method === 'GET' ? undefined : faultFromBody(body))
  if (fault?.kind === 'expired') {
    cloud.sessions.closeAll()
    return withoutSession(id, call)
  }
  return withFault(cloud, fault, async () => {
    const handler = handlers[id] as Handler<OperationId>
    const reply = await reply500(() => handler(context))
    return cloud.dialect === 'current' ? toCurrentDialect(id, reply) : reply
  })
}

async function withFault(cloud: Cloud, fault: Fault | undefined, run: () => Promise<Reply>): Promise<Answer> {
  if (fault?.delay) await cloud.wait(fault.delay)
  if (fault?.kind === 'drop') throw new TypeError('Failed to fetch')
  if (fault?.status) return jsonAnswer(fault.status, fault.body ?? `Demo fault ${fault.status}`)
  if (fault?.kind === 'garbage') return toAnswer({ status: 200, headers: jsonType, body: '{"items": [{"id": "1", ' })
  if (fault?.kind === 'html') return notFoundPage(200)
  const reply = await run()
  if (fault?.kind === 'unheard') throw new BrokenOff()
  if (fault?.kind === 'mangled' && typeof reply.body === 'string' && reply.status < 300) {
    return toAnswer({ ...reply, body: mangle(reply.body) })
  }
  return toAnswer(reply)
}

/** A handler's refusal, or, for anything it did not foresee, the 500 with a text that Horizon answers. */
async function reply500(run: () => Reply | Promise<Reply>): Promise<Reply> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, headers: jsonType, body: jsonText(error.message) }
    const text = error instanceof Error ? error.message : String(error)
    return { status: 500, headers: jsonType, body: jsonText(text) }
  }
}

const jsonType = { 'Content-Type': 'application/json' }

function toAnswer(reply: Reply): Answer {
  return { status: reply.status, headers: Object.entries(reply.headers), body: reply.body }
}

function jsonAnswer(status: number, text: string): Answer {
  return toAnswer({ status, headers: jsonType, body: jsonText(text) })
}

/** Unknown path: 301 when only the slash at the end is missing, whatever the method; else the 404 page. */
function withoutRoute(call: Call): Answer {
  const path = call.url.pathname
  if (!path.endsWith('/') && findRoutes(`${path}/`)) {
    return {
      status: 301,
      headers: [
        ['Content-Type', 'text/html; charset=utf-8'],
        ['Location', `${path}/${call.url.search}`],
      ],
      body: '',
    }
  }
  return notFoundPage()
}

function withoutSession(id: OperationId, call: Call): Answer {
  if (ofPages.has(id)) return loginRedirect(call.ajax, call.url.origin, call.url.pathname)
  // The views of file transfers do not look for a session: they fall over without one.
  if (operations[id].unguarded) return htmlAnswer(500, page('Server Error', '<h1>Something went wrong!</h1>'))
  return jsonAnswer(401, 'not logged in')
}

function methodNotAllowed(methods: readonly string[]): Answer {
  const allow = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => methods.includes(method))
  if (allow.includes('GET')) allow.push('HEAD')
  return {
    status: 405,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Allow', [...allow, 'OPTIONS'].join(', ')],
    ],
    body: '',
  }
}

function bodyOf(call: Call): unknown {
  const type = call.headers.get('Content-Type') ?? ''
  return /multipart\/form-data|octet-stream|urlencoded/i.test(type)
    ? undefined
    : readJson(new TextDecoder().decode(call.body))
}

function parseQuery(params: URLSearchParams): Query {
  const words = new Map<string, boolean | null>([
    ['True', true],
    ['False', false],
    ['None', null],
  ])
  return Object.fromEntries(
    [...params].map(([name, value]) => [name, words.has(value) ? (words.get(value) ?? null) : value]),
  )
}

function pageSize(call: Call): number {
  const size = Number(call.cookies.get('API_RESULT_PAGE_SIZE'))
  return Number.isInteger(size) && size > 0 ? Math.min(size, 1000) : 20
}

function textField(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' ? value : null
}
