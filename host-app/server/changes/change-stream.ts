import type { Services, WatchedType } from '@stratus/api-client/openstack'
import { ownHeaders } from '../security-headers.js'
import type { Listener, ProjectWatch } from './project-watch.js'

/** Something is said so often that no proxy takes the stream for dead, ms. */
const beatMs = 20_000

/** Whether the session still stands is asked so often, ms. */
const checkMs = 300_000

/** How long a browser waits until it comes back, ms. */
const comeBackMs = 2000

/** Messages that wait for a browser which takes none. */
const mostWaiting = 64

const headers = {
  ...ownHeaders,
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // nginx would collect them.
  'X-Accel-Buffering': 'no',
}

export interface ChangeStreamTerms {
  readonly watch: ProjectWatch
  readonly types: readonly WatchedType[]
  readonly services: Services
  /** The last change that this browser has heard of, '' when it begins. */
  readonly last: string
  /** When the session ends by itself, ms since 1970. */
  readonly expires: number
  readonly isStanding: () => Promise<boolean>
  readonly signal: AbortSignal
  /** It is over, for whatever reason. */
  readonly onEnd: () => void
}

/** An open answer that tells of changes: `watched` and `changed` with types, `beat` in between, `ended` when the session has. */
export function changeStream(terms: ChangeStreamTerms): { readonly response: Response; end(): void } {
  const { watch, types, services, last, signal } = terms
  let end = () => {}
  let isCancelled = false
  const body = new ReadableStream<string>(
    {
      start(controller) {
        let over = false
        const write = (text: string): void => {
          if (over) return
          if ((controller.desiredSize ?? 0) <= 0) end()
          else controller.enqueue(text)
        }
        const say = (event: string, data: unknown, id?: string): void =>
          write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        const listener: Listener = {
          types,
          services,
          watched: (now) => say('watched', now),
          changed: (now, id) => say('changed', now, id),
          refused: () => finish(),
        }
        const finish = (): void => {
          say('ended', null)
          end()
        }
        const timers = [
          setInterval(() => say('beat', null), beatMs),
          setInterval(() => void terms.isStanding().then((stands) => stands || finish()), checkMs),
          setTimeout(finish, Math.min(terms.expires - Date.now(), 2 ** 31 - 1)),
        ]
        end = () => {
          if (over) return
          over = true
          for (const timer of timers) clearInterval(timer)
          signal.removeEventListener('abort', end)
          watch.leave(listener)
          terms.onEnd()
          if (!isCancelled) controller.close()
        }
        signal.addEventListener('abort', end)
        write(`retry: ${comeBackMs}\n\n`)
        const missed = last ? watch.since(last, types) : watch.justChanged(types)
        say('changed', missed, watch.position)
        watch.join(listener)
      },
      cancel() {
        isCancelled = true
        end()
      },
    },
    { highWaterMark: mostWaiting },
  )
  return { response: new Response(body.pipeThrough(new TextEncoderStream()), { headers }), end: () => end() }
}

/** Nothing is told. A refusal by its status would be an error in the browser's console. */
export const endedStream = (): Response => new Response('event: ended\ndata: null\n\n', { headers })
