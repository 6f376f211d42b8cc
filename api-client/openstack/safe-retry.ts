import { retryAfterIn } from '../retry-after.js'
import { connectionTrouble } from './connection-trouble.js'

type Fetch = (input: string, init?: RequestInit) => Promise<Response>

/** Longest wait that a service may ask for, ms; who wants to be asked later is told to people. */
const longestWait = 5000
const mostWaits = 2

const reads = new Set(['GET', 'HEAD'])

/** A kept connection that the other side closed in the same moment: nothing was answered. */
const lostRace = new Set(['ECONNRESET', 'UND_ERR_SOCKET'])

/**
 * Asks again only where nothing can happen twice: reads after a lost connection (once), and after 429 or 503 when the service says
 * when (`Retry-After`). A write that was refused with 429 has not begun: it goes again too, unless its body is a stream.
 */
export function withSafeRetries(fetch: Fetch, sleep = sleeping): Fetch {
  return async (url, init = {}) => {
    const isRead = reads.has(init.method ?? 'GET')
    const ask = async (): Promise<Response> => {
      try {
        return await fetch(url, init)
      } catch (error) {
        if (!isRead || init.signal?.aborted || !lostRace.has(connectionTrouble(error).code)) throw error
        return fetch(url, init)
      }
    }
    for (let waits = 0; ; waits++) {
      const answer = await ask()
      if (waits === mostWaits || !mayAgain(answer.status, isRead, init.body)) return answer
      const wait = retryAfterIn(answer.headers)
      if (wait === null || wait > longestWait) return answer
      // Read to its end, its connection serves again.
      await answer.arrayBuffer()
      await sleep(wait, init.signal ?? undefined)
    }
  }
}

const mayAgain = (status: number, isRead: boolean, body: RequestInit['body']): boolean =>
  isRead ? status === 429 || status === 503 : status === 429 && !(body instanceof ReadableStream)

function sleeping(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
