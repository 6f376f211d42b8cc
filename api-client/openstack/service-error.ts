import { connectionTrouble } from './connection-trouble.js'
import { asJson, textOf, type Json } from './json.js'

/** A service has refused, or could not be asked. `message` is the service's own, `requestId` how it calls the request in its logs. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  constructor(
    readonly status: number,
    message: string,
    readonly requestId: string | null = null,
  ) {
    super(message)
  }

  /** As Horizon's REST API words it, so that the client reads both alike. */
  get text(): string {
    return this.requestId ? `${this.message} (HTTP ${this.status}) (Request-ID: ${this.requestId})` : this.message
  }
}

/** Null of what is not there any more: between a list and a question for each of its things one may have gone. */
export async function unlessGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null
    throw error
  }
}

/** Nothing is known of what is not there, or not shown: for `catch`. */
export function unseen(error: unknown): null {
  if (error instanceof ServiceError && (error.status === 404 || error.status === 403)) return null
  throw error
}

/** There is no answer: 504 when it took too long, else 502 with what is known of the reason. */
export function unanswered(who: string, error: unknown): ServiceError {
  const { kind, reason } = connectionTrouble(error)
  if (kind === 'time') return new ServiceError(504, `${who} did not answer in time.`)
  return new ServiceError(502, `${who} cannot be reached${reason && `: ${reason}`}.`)
}

/** Reads an answer to its end. Rejects with {@link ServiceError} where it is broken off. */
export async function readAnswer(who: string, response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw unanswered(who, error)
  }
}

/** @throws ServiceError 502 when it is none: something between answers with a page of its own */
export function parseAnswer(who: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceError(502, `${who} answered with something that is no JSON.`)
  }
}

/** What a service says is wrong, in whichever of their formats. */
export function errorOf(response: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string): ServiceError {
  const { headers, status, statusText } = response
  const requestId = ['x-openstack-request-id', 'x-compute-request-id', 'x-trans-id']
    .map((name) => headers.get(name))
    .find(Boolean)
  return new ServiceError(status, wordsOf(body) || statusText || `Error ${status}`, requestId ?? null)
}

function wordsOf(body: string): string {
  try {
    return fromJson(asJson(JSON.parse(body)))
  } catch {
    return fromHtml(body)
  }
}

/** Nova and Cinder name the kind of error outside, Neutron and Keystone the words inside; Heat has them in `error`. */
function fromJson(answer: Json): string {
  const inner = Object.values(answer)
    .map(asJson)
    .find((part) => textOf(part, 'message'))
  return (inner && textOf(inner, 'message')) || withoutFrame(textOf(answer, 'message'))
}

/** Glance's words come in the lines of webob's page, without its tags but these; others are the service's own. */
const withoutFrame = (message: string): string => message.replace(/<br \/>/g, ' ').trim()

/** Swift, and Glance where it is not asked for JSON, answer with a small page: the title is the status, what follows it the reason. */
function fromHtml(body: string): string {
  const text = body
    .replace(/<title>[^]*?<\/title>/i, ' ')
    .replace(/<h1>[^]*?<\/h1>/i, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.slice(0, 500)
}
