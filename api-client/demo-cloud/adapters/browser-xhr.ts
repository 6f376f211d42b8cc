import { toResponse, type Answer } from '../call.js'
import type { XhrLike } from '../../http/upload.js'

/** The part of XMLHttpRequest that uploads use, over the demo cloud: progress in four steps, abort, headers, text. */
export class DemoXhr extends EventTarget {
  responseType: XhrLike['responseType'] = ''
  withCredentials = false
  status = 0
  response: unknown = null
  responseURL = ''
  readonly upload = new EventTarget()

  readonly #send: (request: Request) => Promise<Answer>
  readonly #base: string
  readonly #headers = new Headers()
  readonly #abort = new AbortController()
  #method = 'GET'
  #answer: Answer | undefined

  constructor(send: (request: Request) => Promise<Answer>, base: string) {
    super()
    this.#send = send
    this.#base = base
  }

  open(method: string, url: string): void {
    this.#method = method
    this.responseURL = new URL(url, this.#base).href
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.append(name, value)
  }

  getAllResponseHeaders(): string {
    return (this.#answer?.headers ?? [])
      .filter(([name]) => name !== 'Set-Cookie')
      .map(([name, value]) => `${name.toLowerCase()}: ${value}\r\n`)
      .join('')
  }

  send(body?: Parameters<XhrLike['send']>[0]): void {
    void this.#run(body)
  }

  abort(): void {
    this.#abort.abort()
  }

  async #run(body: Parameters<XhrLike['send']>[0]): Promise<void> {
    const { signal } = this.#abort
    try {
      const request = new Request(this.responseURL, { method: this.#method, headers: this.#headers, body, signal })
      const total = (await request.clone().arrayBuffer()).byteLength
      for (const part of [0.25, 0.5, 0.75, 1]) {
        signal.throwIfAborted()
        this.upload.dispatchEvent(progress('progress', Math.round(total * part), total))
        await Promise.resolve()
      }
      this.#answer = await this.#send(request)
      this.status = this.#answer.status
      this.response = await toResponse(this.#answer).text()
      this.dispatchEvent(progress('load', total, total))
    } catch {
      this.dispatchEvent(progress(signal.aborted ? 'abort' : 'error', 0, 0))
    }
  }
}

/** Node has no ProgressEvent; listeners read these three fields. */
function progress(type: string, loaded: number, total: number): Event {
  const init = { lengthComputable: total > 0, loaded, total }
  if (typeof ProgressEvent === 'function') return new ProgressEvent(type, init)
  return Object.assign(new Event(type), init)
}
