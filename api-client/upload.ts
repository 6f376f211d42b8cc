import { type HttpOptions, type WireAnswer, WireFailure, type WireRequest } from './http.js'

interface ProgressLike {
  readonly lengthComputable: boolean
  readonly loaded: number
  readonly total: number
}

/** The part of XMLHttpRequest that an upload needs: `fetch` cannot tell how much was sent. */
export interface XhrLike {
  responseType: XMLHttpRequestResponseType
  withCredentials: boolean
  readonly status: number
  readonly response: unknown
  readonly responseURL: string
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null }
  onload: ((event: ProgressEvent) => void) | null
  onerror: ((event: ProgressEvent) => void) | null
  onabort: ((event: ProgressEvent) => void) | null
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getAllResponseHeaders(): string
  send(body?: XMLHttpRequestBodyInit | null): void
  abort(): void
}

export function percentOf({ lengthComputable, loaded, total }: ProgressLike): number {
  if (!lengthComputable || total <= 0) return -1
  return Math.min(100, Math.round((loaded / total) * 100))
}

/** Sends with progress. The timeout counts from the last byte that moved: a big file may take an hour, a stall may not. */
export function sendByXhr(
  xhr: XhrLike,
  request: WireRequest,
  { timers, timeoutMs }: Pick<HttpOptions, 'timers' | 'timeoutMs'>,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    let late = false
    let timer: unknown
    const giveUp = () => xhr.abort()
    const watchStall = () => {
      timers.clearTimeout(timer)
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
    xhr.upload.onprogress = (event) => {
      watchStall()
      request.onProgress?.(percentOf(event))
    }
    xhr.onload = () => {
      done()
      request.onProgress?.(100)
      resolve(answerOf(xhr, request.url))
    }
    xhr.onerror = () => fail('network')
    xhr.onabort = () => fail(late ? 'timeout' : 'aborted')
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
