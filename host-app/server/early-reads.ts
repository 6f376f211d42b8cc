import { projectHeader } from '@stratus/api-client/openstack'
import type { Caller } from './caller.js'
import type { Upstream } from './upstream.js'

/** How long an answer waits for the script that wants it, ms. */
const patience = 10_000

/** Most answers that wait at a time, of all browsers: fewer than there are connections to a cloud. Further pages have theirs asked by their scripts. */
const mostWaiting = 128

/** What may make answers differ. A browser sends the same for a page as for what its scripts read. */
const decisive = [
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'range',
  projectHeader,
]

/** Headers that are about the document. */
const ofDocument = /^(sec-|if-|accept$|upgrade-insecure-requests$|priority$|range$)/

interface Waiting {
  readonly answer: Promise<Response>
  readonly controller: AbortController
  /** The cloud broke the answer off. */
  isBroken: boolean
  onBroken?: (() => void) | undefined
}

/**
 * What a page reads first is asked of the cloud when its document is, not when the browser has got and run the page's scripts. Each
 * answer is handed over once, to a script with the same session.
 */
export class EarlyReads {
  readonly #waiting = new Map<string, Waiting>()
  readonly #fetch: Upstream['fetch']

  constructor(fetch: Upstream['fetch']) {
    this.#fetch = fetch
  }

  /** Asks for what a document will read. @param addresses absolute */
  begin(document: Request, caller: Caller, addresses: readonly string[]): void {
    const headers = new Headers([...document.headers].filter(([name]) => !ofDocument.test(name)))
    headers.set('X-Requested-With', 'XMLHttpRequest')
    headers.set('Accept', '*/*')
    for (const address of addresses) {
      if (this.#waiting.size >= mostWaiting) return
      const controller = new AbortController()
      const request = new Request(address, { headers, signal: controller.signal })
      const key = keyOf(request)
      if (!this.#waiting.has(key)) this.#keep(key, this.#ask(request, caller, controller))
    }
  }

  /** The answer to a script's read that was asked early. It ends with the read. */
  take(request: Request, onBroken: () => void): Promise<Response> | undefined {
    if (request.method !== 'GET' || !request.headers.has('x-requested-with')) return undefined
    const key = keyOf(request)
    const waiting = this.#waiting.get(key)
    this.#waiting.delete(key)
    if (!waiting || waiting.isBroken) return undefined
    waiting.onBroken = onBroken
    request.signal.addEventListener('abort', () => waiting.controller.abort(), { once: true })
    return waiting.answer
  }

  #ask(request: Request, caller: Caller, controller: AbortController): Waiting {
    const answer = this.#fetch(request, caller, () => {
      waiting.isBroken = true
      waiting.onBroken?.()
    })
    const waiting: Waiting = { answer, controller, isBroken: false }
    return waiting
  }

  #keep(key: string, waiting: Waiting): void {
    this.#waiting.set(key, waiting)
    setTimeout(() => {
      if (this.#waiting.get(key) !== waiting) return
      this.#waiting.delete(key)
      waiting.controller.abort()
    }, patience).unref()
  }
}

const keyOf = ({ url, headers }: Request): string => JSON.stringify([url, ...decisive.map((name) => headers.get(name))])
