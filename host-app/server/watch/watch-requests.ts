import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.js'
import type { Answered, Observer } from './answered.js'

/** Tells the observers of each request, once it is over. */
export function watchRequests(
  observers: readonly Observer[],
  now: () => number = () => performance.now(),
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = now()
    const { incoming, outgoing } = context.env ?? {}
    const { socket } = incoming ?? {}
    const written = socket?.bytesWritten ?? 0
    await next()
    const record = context.get('record')
    context.res.headers.set('X-Request-ID', record.id)
    const { status } = context.res
    const { address } = context.get('caller')
    const tell = () => {
      const answered: Answered = {
        ...record,
        request: context.req.raw,
        status,
        milliseconds: now() - started,
        bytes: socket && socket.bytesWritten - written,
        address,
      }
      for (const observer of observers) observer(answered)
    }
    if (!outgoing || outgoing.closed) tell()
    else outgoing.once('close', tell)
  }
}
