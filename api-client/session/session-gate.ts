import { WireFailure } from '../http/wire.js'

/** `again`: repeat the call · `declined`: the user does not want to sign in · `changed`: somebody else did. */
export type GateOutcome = 'again' | 'declined' | 'changed'

export interface SessionGate {
  /** Grows with each sign-in; a call sent before the last one may simply be repeated. */
  readonly epoch: number
  readonly armed: boolean
  /** True while the user is being asked. */
  readonly asking: boolean
  /** Installs the one who asks the user to sign in again. Returns its removal. */
  arm(handler: () => Promise<boolean>): () => void
  /** Answers the open question from outside the handler. Without one, does nothing. */
  resolve(signedIn: boolean): void
  /** Parks a call until the user has answered. One question for all calls. */
  wait(signal?: AbortSignal): Promise<GateOutcome>
}

/**
 * Where calls of an ended session wait (DEC-10): everything stays on screen, the user is asked once, and then
 * each parked call is repeated or rejected.
 */
export function createSessionGate(parts: {
  onLost: () => void
  confirmIdentity: () => Promise<'again' | 'changed'>
}): SessionGate {
  let handler: (() => Promise<boolean>) | undefined
  let question: Promise<GateOutcome> | undefined
  let answer: ((signedIn: boolean) => void) | undefined
  let epoch = 0

  const ask = (): Promise<GateOutcome> => {
    parts.onLost()
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve
      handler?.().then(resolve, () => resolve(false))
    })
    return answered
      .then(async (signedIn): Promise<GateOutcome> => {
        if (!signedIn) return 'declined'
        const outcome = await parts.confirmIdentity()
        epoch += 1
        return outcome
      })
      .finally(() => {
        question = undefined
        answer = undefined
      })
  }

  return {
    get epoch() {
      return epoch
    },
    get armed() {
      return handler !== undefined
    },
    get asking() {
      return question !== undefined
    },
    arm(next) {
      handler = next
      return () => {
        if (handler === next) handler = undefined
      }
    },
    resolve(signedIn) {
      answer?.(signedIn)
    },
    wait(signal) {
      question ??= ask()
      return abortable(question, signal)
    },
  }
}

/** The promise, unless the signal comes first; the promise itself goes on for others. */
export function abortable<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const leave = () => reject(new WireFailure('aborted', signal.reason))
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
