import type { CallId, ParamsOf } from '../operations/table.js'
import type { Policies } from '../policies/policies.js'
import type { Identity } from './identity.js'
import type { Json } from './json.js'
import { ServiceError } from './service-error.js'
import type { Services } from './services.js'

/** One operation as it is asked for. */
export interface Question<Id extends CallId = CallId> {
  readonly services: Services
  /** Whose token it is. */
  readonly identity: Identity
  /** Which rules pass. */
  readonly policies: Policies
  readonly params: ParamsOf<Id>
  readonly query: URLSearchParams
  /** The JSON body as an object; {} when it is none. */
  readonly body: Json
  /** The JSON body, whatever it is. */
  readonly json: unknown
  /** For bodies that are no JSON. */
  readonly request: Request
}

/** Answers with what Horizon's REST API would send, a finished {@link Response}, or nothing. */
export type Answerer<Id extends CallId> = (question: Question<Id>) => unknown

/** The answers of one service, or one kind of its things: leaving one out does not compile. */
export type AnswersOf<Service extends string> = {
  readonly [Id in CallId as Id extends `${Service}.${string}` ? Id : never]: Answerer<Id>
}

/** A part of an address: what a user may have typed is only ever one part of it. */
export const part = (text: string): string => encodeURIComponent(text)

/** A path below a container: its slashes stay. */
export const parts = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** The fields of a body with files. Rejects with ServiceError 400 when it is another kind of body. */
export async function filesOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new ServiceError(400, 'request requires a multipart body')
  }
}
