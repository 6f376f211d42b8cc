import { parseJson } from '../../http/json.js'
import type { OperationId } from '../../operations/table.js'
import { policyCheck } from '../access/policy.js'
import type { Call } from '../call.js'
import type { Cloud } from '../cloud.js'
import type { Context, Handler, Query, Reply, Session } from '../handler.js'
import { handlers } from '../handlers/index.js'
import type { World } from '../world/world.js'
import type { ServiceName } from './places.js'

/** An object of JSON. */
export type Fields = Readonly<Record<string, unknown>>

/** What a handler of Horizon's API is asked with. */
export interface Given {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Query
  readonly body?: unknown
}

/** One request to a service, from somebody whose token is good. */
export interface Ask extends Context {
  readonly world: World
  readonly call: Call
  /** What stands in its path. */
  readonly path: Readonly<Record<string, string>>
  readonly sent: Fields
  /** Lets a handler of Horizon's API do it, for what both faces do alike; its refusals pass. */
  run(id: OperationId, given?: Given): Promise<Fields>
  /** As {@link run}, where the answer is no object. */
  answer(id: OperationId, given?: Given): Promise<unknown>
  /** Rows of such a handler. */
  rows(id: OperationId, given?: Given): Promise<readonly Fields[]>
}

/** What a service answers, by `METHOD /path/{part}` below its address. */
export type Routes = Readonly<Record<string, (ask: Ask) => Reply | Promise<Reply>>>

export interface Service {
  readonly name: ServiceName
  readonly routes: Routes
}

/** What Keystone says of a list's pages: there is one. */
export const pageLinks = ({ call, origin }: Ask) => ({ self: origin + call.url.pathname, next: null, previous: null })

/** @param session whose token it is */
export function readAsk(cloud: Cloud, call: Call, session: Session, path: Ask['path']): Ask {
  const json = bodyOf(call)
  const query = Object.fromEntries(call.url.searchParams)
  const context: Context = {
    ...cloud.world,
    session,
    params: {} as Context['params'],
    query,
    rawQuery: call.url.searchParams,
    body: json,
    form: undefined,
    policy: policyCheck(session, cloud.world.ids),
    settings: cloud.settings,
    pageSize: Infinity,
    origin: call.url.origin,
  }
  const answer = async (id: OperationId, { params = {}, query: asked = {}, body }: Given = {}): Promise<unknown> => {
    const handler = handlers[id] as Handler<OperationId>
    const { body: text } = await handler({ ...context, params: params as Context['params'], query: asked, body })
    return typeof text === 'string' && text !== '' ? parseJson(text) : undefined
  }
  const run = async (id: OperationId, given?: Given) => fieldsOf(await answer(id, given))
  return {
    ...context,
    world: cloud.world,
    call,
    path,
    sent: fieldsOf(json),
    run,
    answer,
    rows: async (id, given) => ((await run(id, given))['items'] ?? []) as readonly Fields[],
  }
}

/** The object under a name of what was sent. */
export const inside = (of: Fields, name: string): Fields => fieldsOf(of[name])

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

export const without = (of: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name)))

/** Infinity goes over the wire as -1. */
export const withoutInfinity = (of: Fields): Fields =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, value === Infinity ? -1 : value]))

/** The rows after the marker, no more than the limit. */
export function paged<T extends { readonly id?: unknown }>(
  { rawQuery }: Pick<Ask, 'rawQuery'>,
  rows: readonly T[],
): T[] {
  const marker = rawQuery.get('marker')
  const from = marker === null ? 0 : rows.findIndex(({ id }) => id === marker) + 1
  return rows.slice(from, from + (Number(rawQuery.get('limit')) || rows.length))
}

function bodyOf({ headers, body }: Call): unknown {
  if (!/json/i.test(headers.get('Content-Type') ?? '') || body.length === 0) return undefined
  return JSON.parse(new TextDecoder().decode(body)) as unknown
}
