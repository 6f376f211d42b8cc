import type { OperationId, ParamsOf } from '../operations/table.js'
import type { PolicyTarget } from '../policies/allows.js'
import type { World } from './world/world.js'

/** Who is calling, in which project. */
export interface Session {
  readonly user: {
    readonly id: string
    readonly name: string
    readonly domainId: string
    readonly domainName: string
  }
  readonly project: { readonly id: string; readonly name: string }
  /** Role names in this project, implied ones included. */
  readonly roles: readonly string[]
  /** Has the role `admin`. */
  readonly isAdmin: boolean
  readonly region: string
  readonly token: string
}

/** Values of a query string: the words `None`, `True`, `False` become null, true, false. */
export type Query = Readonly<Record<string, string | boolean | null>>

/** The caller's rights, from `policy.ts`. */
export interface PolicyCheck {
  allows(scope: string, rule: string, target?: PolicyTarget): boolean
  /** Refuses with 403 in the words of the service when the rule does not pass. */
  demand(scope: string, rule: string, target?: PolicyTarget): void
}

export interface Context<Id extends OperationId = OperationId> extends World {
  readonly session: Session
  readonly params: ParamsOf<Id>
  readonly query: Query
  /** The query string as it came. */
  readonly rawQuery: URLSearchParams
  /** Parsed JSON body, undefined without one. */
  readonly body: unknown
  /** The form of a multipart request. */
  readonly form: FormData | undefined
  readonly policy: PolicyCheck
  /** Settings of this cloud as `/api/settings/` tells them. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Page size: cookie `API_RESULT_PAGE_SIZE`, else 20. */
  readonly pageSize: number
  /** Scheme and host under which the cloud is called, for links and upload URLs. */
  readonly origin: string
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer> | null
}

export type Handler<Id extends OperationId> = (context: Context<Id>) => Reply | Promise<Reply>

/** The handlers of one service: leaving one out does not compile. */
export type HandlersOf<Service extends string> = {
  readonly [Id in OperationId as Id extends `${Service}.${string}` ? Id : never]: Handler<Id>
}

/** Thrown by a handler: the answer is `status` with the text as a JSON string, as Horizon words every error. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text)
    this.name = 'Refusal'
  }
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: jsonText(value),
  }
}

/** `{items: […]}`. */
export function items(rows: readonly unknown[]): Reply {
  return json({ items: rows })
}

/** 201 with `Location`; without a value the body is empty. `location` starts at `/api/`. */
export function created(location: string, value?: unknown): Reply {
  if (value === undefined)
    return {
      status: 201,
      headers: { 'Content-Type': 'application/json', Location: location },
      body: '',
    }
  return json(value, 201, { Location: location })
}

export function empty(status = 204): Reply {
  return { status, headers: {}, body: null }
}

export function html(text: string, status = 200, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
    body: text,
  }
}

export function bytes(content: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Reply {
  return { status: 200, headers, body: content }
}

/** JSON as Horizon writes it: infinity is the token `1e+999`, not-a-number is `NaN`. */
export function jsonText(value: unknown): string {
  if (!holdsOddNumber(value)) return JSON.stringify(value)
  const text = JSON.stringify(value, (_key, part: unknown) => (isOdd(part) ? `${mark}${String(part)}` : part))
  return text.replace(new RegExp(`"${mark}(-?Infinity|NaN)"`, 'g'), (_all, word: string) =>
    word.replace('Infinity', '1e+999'),
  )
}

/** Stands before a number that JSON has no word for, until the text is made. */
const mark = '\ufdd0'

function isOdd(part: unknown): boolean {
  return typeof part === 'number' && !Number.isFinite(part)
}

function holdsOddNumber(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return isOdd(value)
  for (const key in value) if (holdsOddNumber((value as Record<string, unknown>)[key])) return true
  return false
}

/** The body as an object; anything else is a 500 in the words of Python, as the real server answers. */
export function fields(body: unknown): Record<string, unknown> {
  if (body === null || typeof body !== 'object' || Array.isArray(body))
    throw new Refusal(500, "'str' object has no attribute 'get'")
  return body as Record<string, unknown>
}

/** A field that must be there: a missing one is a 500 with its name in quotes, as the real server answers. */
export function required(body: Record<string, unknown>, name: string): unknown {
  if (!(name in body)) throw new Refusal(500, `'${name}'`)
  return body[name]
}
