import { type Verdict, verdictOf } from '../http/classify.js'
import type { Send } from '../http/send.js'
import { type WireAnswer, WireFailure, type WireRequest } from '../http/wire.js'
import type { RequestQueue } from '../http/queue.js'
import type { SessionGate } from '../session/session-gate.js'

export interface ExchangeRequest extends Omit<WireRequest, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>
  /** Calls of the sign-in itself, which must not wait for a sign-in. */
  readonly outsideSession?: boolean
  /** Changes the session. Horizon saves a session with every answer: one that was under way would bring back the old. */
  readonly alone?: boolean
  /** Answered 500 where the session has ended, before anything is done: whether it has is asked then. */
  readonly unguarded?: boolean
}

export type Exchange = (request: ExchangeRequest) => Promise<WireAnswer>

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** A user may mistype a password, but a server that never accepts the new session must not ask for ever. */
const maxSignIns = 3

/**
 * One call as the server wants it: AJAX marker, CSRF token of this moment, a place in the queue; a read is repeated once
 * when the network failed, any call once when only its CSRF token was stale (the server refused before doing anything),
 * and after each sign-in that an ended session needed. Writes are never repeated otherwise.
 */
export function createExchange(parts: {
  send: Send
  queue: RequestQueue
  gate: SessionGate
  token: () => string | null
  refreshToken: () => Promise<void>
  sessionVerdict: () => Promise<Verdict>
  onSessionLost: () => void
}): Exchange {
  const judge = async (answer: WireAnswer, { unguarded }: ExchangeRequest, epoch: number): Promise<Verdict> => {
    const verdict = verdictOf(answer)
    if (!unguarded || answer.status !== 500) return verdict
    // Another call has found the end already: asked now, or after the sign-in, the new session would vouch for the old.
    if (parts.gate.asking || parts.gate.epoch > epoch) return 'session-gone'
    return (await parts.sessionVerdict()) === 'session-gone' ? 'session-gone' : verdict
  }
  const once = (request: ExchangeRequest): Promise<WireAnswer> =>
    (request.alone ? parts.queue.alone : parts.queue.run)(
      () => parts.send(withHeaders(request, parts.token())),
      request.signal,
    )
  const attempt = async (request: ExchangeRequest): Promise<WireAnswer> => {
    try {
      return await once(request)
    } catch (error) {
      const again = error instanceof WireFailure && error.code === 'network' && request.method === 'GET'
      if (!again) throw error
      return once(request)
    }
  }

  return async (request) => {
    let staleTokenMended = false
    let signIns = 0
    for (;;) {
      const { epoch } = parts.gate
      const answer = await inWireTerms(attempt(request), request.signal)
      const verdict = await judge(answer, request, epoch)
      if (verdict === 'csrf' && !staleTokenMended) {
        staleTokenMended = true
        await parts.refreshToken()
        continue
      }
      if ((verdict !== 'session-gone' && verdict !== 'csrf') || request.outsideSession) return answer
      if (!parts.gate.armed) {
        parts.onSessionLost()
        return answer
      }
      if (signIns >= maxSignIns) return answer
      signIns += 1
      const outcome = parts.gate.epoch > epoch ? 'again' : await parts.gate.wait(request.signal)
      if (outcome === 'declined') return answer
      if (outcome === 'changed') throw new WireFailure('session-changed')
      staleTokenMended = false
    }
  }
}

/** Leaving the queue rejects with the signal's own reason; callers see one kind of failure. */
async function inWireTerms(answer: Promise<WireAnswer>, signal?: AbortSignal): Promise<WireAnswer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof WireFailure || !signal?.aborted) throw error
    throw new WireFailure('aborted', error)
  }
}

function withHeaders(request: ExchangeRequest, token: string | null): WireRequest {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest', ...request.headers }
  if (typeof request.body === 'string') headers['Content-Type'] ??= 'application/json'
  if (writes.has(request.method) && token !== null) headers['X-CSRFToken'] = token
  return { ...request, headers }
}
