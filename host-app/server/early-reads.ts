import { onlyEnglish } from '@stratus/api-client'
import { projectHeader } from '@stratus/api-client/openstack'
import type { Caller } from './caller.js'
import { cookiesOf } from './openstack/cookies.js'
import { sessionCookie } from './openstack/sessions.js'
import type { Upstream } from './upstream.js'

/** How long an answer waits for the script that wants it, ms. */
const patience = 10_000

/** Most answers that wait at a time, of all browsers: fewer than there are connections to a cloud. Further pages have theirs asked by their scripts. */
const mostWaiting = 128

/** Beside the address, what may make answers differ. A browser sends the same for a page as for what its scripts read. */
const decisive = ['accept-encoding', 'accept-language', 'authorization', 'cookie', 'range', projectHeader]

/** Headers that are about the document. */
const ofDocument = /^(sec-|if-|accept$|upgrade-insecure-requests$|priority$|range$)/

interface Waiting {
  readonly session: string
  readonly request: Request
  readonly answer: Promise<Response>
  readonly controller: AbortController
  /** The cloud broke the answer off. */
  isBroken: boolean
  onBroken?: (() => void) | undefined
}

/**
 * What a page reads first is asked of the cloud when its document is, not when the browser has got and run the page's scripts. The
 * answer is for the next read of that address in that session, if that asks for the same, and before anything is written in it.
 */
export class EarlyReads {
  readonly #waiting = new Map<string, Waiting>()
  readonly #fetch: Upstream['fetch']

  constructor(fetch: Upstream['fetch']) {
    this.#fetch = fetch
  }

  /** Asks for what a document will read. @param addresses absolute */
  begin(document: Request, caller: Caller, addresses: readonly string[]): void {
    const session = sessionOf(document)
    if (!session) return
    const headers = new Headers([...document.headers].filter(([name]) => !ofDocument.test(name)))
    headers.set('X-Requested-With', 'XMLHttpRequest')
    headers.set('Accept', '*/*')
    for (const address of addresses) {
      const key = `${session} ${address}`
      this.#drop(key)
      if (this.#waiting.size >= mostWaiting) return
      const controller = new AbortController()
      const request = new Request(address, { headers: headersFor(address, headers), signal: controller.signal })
      const waiting = this.#ask({ session, request, controller }, caller)
      this.#waiting.set(key, waiting)
      setTimeout(() => this.#waiting.get(key) === waiting && this.#drop(key), patience).unref()
    }
  }

  /**
   * The answer to a script's read that was asked early; it ends with the read. A write makes what was read before it worth nothing.
   * @param onBroken the cloud broke the answer off
   */
  take(request: Request, onBroken: () => void): Promise<Response> | undefined {
    const session = this.#waiting.size > 0 && sessionOf(request)
    if (!session) return undefined
    if (request.method !== 'GET') {
      for (const [key, waiting] of this.#waiting) if (waiting.session === session) this.#drop(key)
      return undefined
    }
    const key = `${session} ${request.url}`
    const waiting = this.#waiting.get(key)
    if (!waiting) return undefined
    const isSame = decisive.every((name) => request.headers.get(name) === waiting.request.headers.get(name))
    if (!isSame || waiting.isBroken || !request.headers.has('x-requested-with')) {
      this.#drop(key)
      return undefined
    }
    this.#waiting.delete(key)
    waiting.onBroken = onBroken
    request.signal.addEventListener('abort', () => waiting.controller.abort(), { once: true })
    return waiting.answer
  }

  #ask(about: Pick<Waiting, 'session' | 'request' | 'controller'>, caller: Caller): Waiting {
    const answer = this.#fetch(about.request, caller, () => {
      waiting.isBroken = true
      waiting.onBroken?.()
    })
    // Who reads it hears of a failure; where nobody does, it would end the whole server.
    answer.catch(() => undefined)
    const waiting: Waiting = { ...about, answer, isBroken: false }
    return waiting
  }

  #drop(key: string): void {
    this.#waiting.get(key)?.controller.abort()
    this.#waiting.delete(key)
  }
}

/** Pages of Horizon are read in English. */
function headersFor(address: string, headers: Headers): Headers {
  const ofPage = new Headers(headers)
  if (!address.includes('/api/')) ofPage.set('Accept-Language', onlyEnglish)
  return ofPage
}

const sessionOf = (request: Request): string | undefined => cookiesOf(request).get(sessionCookie)
