import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'undici'
import type { Measured } from './figures.js'

export interface Crowd {
  readonly origin: string
  readonly browsers: number
  readonly path: (browser: number) => string
  readonly headers?: Readonly<Record<string, string>>
  /** Between an answer and the next request, ms; 0: at once, and all begin in the same moment. */
  readonly thinkMs: number
  /** When to end: after so many ms, or so many requests. */
  readonly forMs?: number
  readonly forRequests?: number
  /** Called after each request. */
  readonly onRequest?: (done: number) => void
}

/** How many of the requests ask whether what they have is still right. */
const CONDITIONAL = 5

/** Lets so many browsers, each with a connection of its own that is kept, ask until the end. */
export async function ask(crowd: Crowd): Promise<Measured> {
  const { origin, browsers, forMs = Infinity, forRequests = Infinity } = crowd
  const times: number[] = []
  const longest: number[] = []
  const failures = new Map<string, number>()
  let errors = 0
  let begun = 0
  const started = performance.now()
  const isOver = () => performance.now() - started >= forMs || begun >= forRequests

  const browse = async (browser: number) => {
    const client = new Client(origin, { keepAliveTimeout: 70_000, headersTimeout: 120_000, bodyTimeout: 120_000 })
    const path = crowd.path(browser)
    let etag = ''
    longest[browser] = 0
    if (crowd.thinkMs) await pause(Math.random() * crowd.thinkMs)
    while (!isOver()) {
      begun++
      const at = performance.now()
      const condition = etag && begun % CONDITIONAL === 0 ? { 'If-None-Match': etag } : {}
      try {
        const answer = await client.request({
          method: 'GET',
          path,
          headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...crowd.headers, ...condition },
        })
        await answer.body.dump({ limit: 10_000_000 })
        if (answer.statusCode !== 200 && answer.statusCode !== 304) throw new Error(String(answer.statusCode))
        etag = String(answer.headers['etag'] ?? '')
      } catch (error) {
        errors++
        const name = error instanceof Error ? `${error.name} ${error.message}` : String(error)
        failures.set(name, (failures.get(name) ?? 0) + 1)
      }
      const took = performance.now() - at
      times.push(took)
      longest[browser] = Math.max(longest[browser] ?? 0, took)
      crowd.onRequest?.(times.length)
      // As the poller does: up to a tenth more, so that pages do not ask in step.
      if (crowd.thinkMs) await pause(crowd.thinkMs * (1 + 0.1 * Math.random()))
    }
    await client.destroy()
  }
  await Promise.all(Array.from({ length: browsers }, (_, browser) => browse(browser)))
  for (const [name, count] of failures) console.log(`  ${count} × ${name}`)
  return { times, longest, errors, seconds: (performance.now() - started) / 1000 }
}
