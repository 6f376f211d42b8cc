import type { XhrLike } from './upload.js'
import { WireFailure, type TimeLimit, type WireAnswer, type WireRequest } from './wire.js'

export interface HttpOptions extends TimeLimit {
  readonly fetch: typeof globalThis.fetch
  readonly createXhr?: () => XhrLike
  /** What interrupts each read that is under way: as if the network had failed. */
  readonly reads: Set<() => void>
}

export type Send = (request: WireRequest) => Promise<WireAnswer>

/** One attempt over the wire, with a timeout. Rejects only with {@link WireFailure}. */
export function createSend(options: HttpOptions): Send {
  return async (request) => {
    if (request.signal?.aborted) throw new WireFailure('aborted', request.signal.reason)
    if (request.onProgress && options.createXhr) {
      // Most pages never send a file.
      const { sendByXhr } = await import('./upload.js').catch((error: unknown) => {
        throw new WireFailure('network', error)
      })
      return sendByXhr(options.createXhr(), request, options)
    }
    return sendByFetch(request, options)
  }
}

async function sendByFetch(
  request: WireRequest,
  { fetch, reads, timers, timeoutMs }: HttpOptions,
): Promise<WireAnswer> {
  const stop = new AbortController()
  let late = false
  const timer = timers.setTimeout(() => {
    late = true
    stop.abort()
  }, timeoutMs)
  const giveUp = () => stop.abort()
  request.signal?.addEventListener('abort', giveUp, { once: true })
  if (request.method === 'GET') reads.add(giveUp)
  request.onProgress?.(-1)
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers },
      body: request.body,
      credentials: request.withCredentials ? 'include' : 'same-origin',
      signal: stop.signal,
      redirect: request.redirect,
    })
    const blob = request.wantBlob && response.ok ? await response.blob() : null
    const text = blob ? '' : await response.text()
    request.onProgress?.(100)
    const { status, headers, url, redirected } = response
    return { status, headers, url, redirected, text, blob }
  } catch (error) {
    if (request.signal?.aborted) throw new WireFailure('aborted', error)
    throw new WireFailure(late ? 'timeout' : 'network', error)
  } finally {
    timers.clearTimeout(timer)
    request.signal?.removeEventListener('abort', giveUp)
    reads.delete(giveUp)
  }
}
