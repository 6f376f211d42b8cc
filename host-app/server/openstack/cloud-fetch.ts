import { createSecureContext, rootCertificates } from 'node:tls'
import { Agent, fetch as undiciFetch, type RequestInit as UndiciInit } from 'undici'
import type { Fetch } from '@stratus/api-client/openstack'

export interface CloudFetchTerms {
  /** Certificates of authorities that are trusted beside the usual ones, PEM. */
  readonly authorities?: string | undefined
  /** Most connections to each service. */
  readonly maxSockets?: number | undefined
  /** Longest wait for the first byte of an answer, ms. */
  readonly timeoutMs?: number
  /** The same for what was sent in a stream: services keep it safe before they answer. */
  readonly uploadTimeoutMs?: number
}

/** Time to make a connection, ms. */
const connectMs = 10_000

const empty = new Set([101, 204, 205, 304])

/** `fetch` with connections of its own, and what the operator says of them. */
export function cloudFetch({
  authorities,
  maxSockets = 256,
  timeoutMs = 120_000,
  uploadTimeoutMs = 3_600_000,
}: CloudFetchTerms = {}): Fetch {
  // One context for all: each of its own would read two hundred certificates anew.
  const trust = authorities && { secureContext: createSecureContext({ ca: [...rootCertificates, authorities] }) }
  const connect = { timeout: connectMs, ...trust }
  const agent = (headersTimeout: number) =>
    new Agent({ connect, connections: maxSockets, headersTimeout, bodyTimeout: headersTimeout })
  const [usual, patient] = [agent(timeoutMs), agent(uploadTimeoutMs)]
  return async (url, init) => {
    const dispatcher = init?.body instanceof ReadableStream ? patient : usual
    const answer = await undiciFetch(url, { ...(init as UndiciInit), dispatcher })
    const { status, statusText } = answer
    // Others know a response by the class of this Node.
    const body = empty.has(status) ? null : (answer.body as ReadableStream<Uint8Array<ArrayBuffer>> | null)
    return new Response(body, { status, statusText, headers: [...answer.headers] })
  }
}
