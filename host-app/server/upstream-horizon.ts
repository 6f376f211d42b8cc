import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { connectionTrouble } from '@stratus/api-client/openstack'
import { answerStream } from './answer-stream.js'
import { callerOf, type Caller } from './caller.js'
import type { HorizonConfig } from './config.js'
import { ownJson } from './own-answer.js'
import { answerHeaders, forwardedHeaders } from './proxy-headers.js'
import { TakenCookies } from './taken-cookies.js'
import type { Trouble, Upstream } from './upstream.js'

export interface HorizonOptions extends HorizonConfig {
  /** Longest wait for the first byte of an answer. Some of Horizon's pages take long. */
  timeoutMs?: number
  /** The same for an upload, which is saved before it is answered. */
  uploadTimeoutMs?: number
  /** Longest wait of the check behind `trouble()`. */
  probeTimeoutMs?: number
  now?: () => number
  /** Most connections to it at the same time, for reads and for writes each. */
  maxSockets?: number
  /** How long a connection is kept that nobody uses, ms. */
  idleMs?: number
  /** The log. */
  write?: (line: string) => void
}

const PROBE_AGAIN_MS = 4000

/** Most connections that are kept open while nobody uses them. */
const mostIdle = 32

const isUpload = ({ headers }: Request) =>
  /^(multipart\/form-data|application\/octet-stream)/i.test(headers.get('Content-Type') ?? '')

/**
 * A real Horizon. Bodies stream through in both directions and stay packed as they are; host name, origin, cookies and
 * redirects are translated so that the browser sees one origin and Horizon sees its own.
 */
export class HorizonUpstream implements Upstream {
  readonly name = 'the cloud'
  readonly address: string
  readonly #options: Required<HorizonOptions>
  readonly #reads: HttpAgent | HttpsAgent
  readonly #writes: HttpAgent | HttpsAgent
  readonly #taken: TakenCookies
  /** What the last check or call taught; undefined: not known yet. */
  #trouble: Trouble | null | undefined
  /** What the log was told last. */
  #told = ''
  #checkedAt = -Infinity
  #check: Promise<Trouble | null> | null = null

  constructor(options: HorizonOptions) {
    this.#options = {
      timeoutMs: 120_000,
      uploadTimeoutMs: 3_600_000,
      probeTimeoutMs: 5000,
      now: Date.now,
      maxSockets: 256,
      idleMs: 30_000,
      write: () => undefined,
      ...options,
    }
    this.address = options.url.href
    this.#taken = new TakenCookies(this.#options.now)
    const { maxSockets, idleMs } = this.#options
    const Agent = options.url.protocol === 'https:' ? HttpsAgent : HttpAgent
    this.#reads = new Agent({
      keepAlive: true,
      scheduling: 'lifo',
      maxSockets,
      maxFreeSockets: mostIdle,
      timeout: idleMs,
    })
    // A write goes by a connection of its own: a kept one may be closed just then, and nobody knew what became of it.
    this.#writes = new Agent({ keepAlive: false, maxSockets })
  }

  async fetch(
    request: Request,
    caller: Caller = callerOf(request, undefined),
    onBroken?: () => void,
  ): Promise<Response> {
    try {
      const { timeoutMs, uploadTimeoutMs } = this.#options
      const answer = await this.#send(request, caller, isUpload(request) ? uploadTimeoutMs : timeoutMs)
      this.#trouble = null
      const headers = answerHeaders(answer.rawHeaders, this.#options, new URL(request.url), caller)
      this.#taken.review(request.headers.get('Cookie'), headers)
      return toResponse(answer, onBroken, headers)
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      const { status, reason } = describe(error)
      if (status === 502) this.#trouble = undefined
      const { text, detail } = this.#about(reason)
      this.#tell(detail)
      return ownJson(text, status)
    }
  }

  async trouble(): Promise<Trouble | null> {
    if (this.#trouble === null) return null
    const { now } = this.#options
    if (this.#trouble !== undefined && now() - this.#checkedAt < PROBE_AGAIN_MS) return this.#trouble
    this.#check ??= this.#probe().finally(() => (this.#check = null))
    this.#trouble = await this.#check
    this.#checkedAt = now()
    this.#tell(this.#trouble?.detail ?? '')
    return this.#trouble
  }

  close(): void {
    this.#reads.destroy()
    this.#writes.destroy()
  }

  /** The log hears of each trouble once, until it is another one. */
  #tell(detail: string): void {
    if (detail && detail !== this.#told) this.#options.write(`! ${detail}`)
    this.#told = detail
  }

  #about(reason: string): Trouble {
    return { text: `${sentenceStart(this.name)} ${reason}`, detail: `${this.address} ${reason}` }
  }

  /** Asks for the sign-in page: every Horizon has one, without a session. */
  async #probe(): Promise<Trouble | null> {
    const { url, probeTimeoutMs } = this.#options
    try {
      const request = new Request(new URL('auth/login/', url), { headers: { Accept: 'text/html' } })
      const answer = await this.#send(request, callerOf(request, undefined), probeTimeoutMs)
      const status = answer.statusCode ?? 0
      const text = await readStart(answer)
      if (redirects.has(status)) return movedAway(answer.headers.location, url)
      if (status === 200 && text.includes('csrfmiddlewaretoken')) return null
      if (status === 400) {
        return wrongSetting(
          'refuses the name under which it is asked',
          'Horizon refuses the host name it is asked under. Starting Stratus with HORIZON_HOST=own may help.',
        )
      }
      if (status >= 500) return this.#about(`is there but answers ${status}.`)
      return wrongSetting(
        `answers (${status}), but not as a Horizon does`,
        `Something answers at ${this.address} (${status}), but it is not a Horizon sign-in page. Check HORIZON_URL.`,
      )
    } catch (error) {
      return this.#about(describe(error).reason)
    }
  }

  async #send(request: Request, caller: Caller, timeoutMs: number, again = true): Promise<IncomingMessage> {
    const { url } = this.#options
    const asked = new URL(request.url)
    const body = bodyOf(request)
    const options: RequestOptions = {
      method: request.method,
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port || undefined,
      path: asked.pathname + asked.search,
      headers: forwardedHeaders({ headers: request.headers, body }, this.#options, caller),
      agent: request.method === 'GET' ? this.#reads : this.#writes,
      signal: request.signal,
      setHost: false,
    }
    return new Promise((resolve, reject) => {
      const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(options, resolve)
      // Another protocol was not asked for.
      outgoing.on('upgrade', (_, socket) => {
        socket.destroy()
        reject(new Error('an answer in another protocol'))
      })
      outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new SlowError()))
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // A kept connection that the other side closed in the same moment: nothing was answered, and reads may be repeated.
        const lostRace = outgoing.reusedSocket && error.code === 'ECONNRESET'
        if (lostRace && again) resolve(this.#send(request, caller, timeoutMs, false))
        else reject(error)
      })
      if (!body) outgoing.end()
      else
        Readable.fromWeb(body as WebStream)
          .on('error', (error) => outgoing.destroy(error))
          .pipe(outgoing)
    })
  }
}

const redirects = new Set([301, 302, 303, 307, 308])

/** Asking a request that cannot have one for its body would build the whole of it: a tenth of all that an answer costs. */
const bodyOf = (request: Request) => (request.method === 'GET' || request.method === 'HEAD' ? null : request.body)

/** The sign-in page of the same path elsewhere: a Horizon that wants to be asked there. Single sign-on leads to other paths. */
function movedAway(location: string | undefined, url: URL): Trouble | null {
  const login = new URL('auth/login/', url)
  if (!location || !URL.canParse(location, login)) return null
  const target = new URL(location, login)
  if (target.origin === login.origin || !target.pathname.endsWith('auth/login/')) return null
  const where = target.href.replace(/auth\/login\/.*$/, '')
  return wrongSetting(
    'answers at another address only',
    `It leads on to ${where}. Start Stratus with that address as HORIZON_URL.`,
  )
}

/** What only the operator can mend. */
function wrongSetting(reason: string, detail: string): Trouble {
  return { text: `The cloud ${reason}: a setting of the server may be wrong.`, detail }
}

const sentenceStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

class SlowError extends Error {}

/** Enough of a page to recognise it. */
async function readStart(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    text += String(chunk)
    if (text.length > 200_000) break
  }
  return text
}

function toResponse(answer: IncomingMessage, onBroken: (() => void) | undefined, headers: Headers): Response {
  const status = answer.statusCode ?? 502
  const empty = status === 204 || status === 205 || status === 304
  if (empty) answer.resume()
  return new Response(empty ? null : answerStream(answer, onBroken), { status, headers })
}

function describe(error: unknown): { status: 502 | 504; reason: string } {
  if (error instanceof SlowError) return { status: 504, reason: 'did not answer in time.' }
  const { reason, code } = connectionTrouble(error)
  return { status: 502, reason: `cannot be reached: ${reason || code || 'the connection failed'}.` }
}
