import { type TimeLimit, type WireAnswer, WireFailure, type WireRequest } from './wire.js'

/** A `ProgressEvent`, as far as it is one. */
export interface ProgressLike {
  readonly lengthComputable?: boolean
  readonly loaded?: number
  readonly total?: number
}

/** The part of XMLHttpRequest that an upload needs: `fetch` cannot tell how much was sent. */
export interface XhrLike {
  responseType: '' | 'arraybuffer' | 'blob' | 'document' | 'json' | 'text'
  withCredentials: boolean
  readonly status: number
  readonly response: unknown
  readonly responseURL: string
  readonly upload: {
    addEventListener(type: 'progress' | 'load', listener: (event: Event & ProgressLike) => void): void
  }
  addEventListener(type: 'load' | 'error' | 'abort', listener: () => void): void
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getAllResponseHeaders(): string
  send(body?: Blob | FormData | URLSearchParams | string | null): void
  abort(): void
}

export function percentOf({ lengthComputable, loaded = 0, total = 0 }: ProgressLike): number {
  if (!lengthComputable || total <= 0) return -1
  return Math.min(100, Math.round((loaded / total) * 100))
}

/**
 * Sends with progress. The timeout counts from the last byte that moved: a big file may take an hour, a stall may not.
 * Once all is sent, the server may take its time to save it: only it, the network or the user ends the wait.
 */
export function sendByXhr(xhr: XhrLike, request: WireRequest, { timers, timeoutMs }: TimeLimit): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    let late = false
    let sent = false
    let timer: unknown
    const giveUp = () => xhr.abort()
    const watchStall = () => {
      timers.clearTimeout(timer)
      if (sent) return
      timer = timers.setTimeout(() => {
        late = true
        xhr.abort()
      }, timeoutMs)
    }
    const done = () => {
      timers.clearTimeout(timer)
      request.signal?.removeEventListener('abort', giveUp)
    }
    const fail = (code: 'network' | 'timeout' | 'aborted') => {
      done()
      reject(new WireFailure(code))
    }

    xhr.open(request.method, request.url)
    xhr.responseType = 'text'
    xhr.withCredentials = request.withCredentials ?? false
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', (event) => {
      watchStall()
      request.onProgress?.(percentOf(event))
    })
    xhr.upload.addEventListener('load', () => {
      sent = true
      timers.clearTimeout(timer)
    })
    xhr.addEventListener('load', () => {
      done()
      // An early refusal leaves it where it was.
      if (xhr.status >= 200 && xhr.status < 300) request.onProgress?.(100)
      resolve(answerOf(xhr, request.url))
    })
    xhr.addEventListener('error', () => fail('network'))
    xhr.addEventListener('abort', () => fail(late ? 'timeout' : 'aborted'))
    request.signal?.addEventListener('abort', giveUp, { once: true })
    watchStall()
    request.onProgress?.(0)
    xhr.send(request.body ?? null)
  })
}

function answerOf(xhr: XhrLike, asked: string): WireAnswer {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  const url = xhr.responseURL
  return {
    status: xhr.status,
    headers,
    url,
    redirected: url !== '' && !url.endsWith(asked),
    text: typeof xhr.response === 'string' ? xhr.response : '',
    blob: null,
  }
}
