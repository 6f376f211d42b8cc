import { createPoller, type Poller } from '../../../api-client/live/poller.js'
import type { Context } from '../core/context.js'
import { isSignedOut } from './fragment.js'

/** Why there is no answer: a refusal is final, anything else is tried again. */
export type PollFailure = 'no-access' | 'failed'

/** How soon data of an element that became visible again is requested, ms. */
const soon = 1000

/** The parsed answer of an address; throws when there is none. */
export async function getJson(url: string, context: Context, signal: AbortSignal): Promise<unknown> {
  const response = await context.request(url, { signal, headers: { Accept: 'application/json' } })
  if (response.status === 403 || isSignedOut(response)) throw new RefusedError()
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as unknown
}

class RefusedError extends Error {}

/** Asks an address again and again while anybody looks; after a refusal not by itself. */
export function pollJson(
  context: Context,
  {
    url,
    take,
    fail,
    delay,
    container,
    first,
  }: {
    /** Asked before each round: it may carry the time. */
    readonly url: () => string
    readonly take: (answer: unknown) => unknown
    readonly fail: (failure: PollFailure) => void
    /** Until the next round, ms. */
    readonly delay: () => number
    /** The element that shows the data: while it is not rendered, as in a hidden tab, nothing is requested. */
    readonly container: Element
    /** The page brought the first answer itself. */
    readonly first?: 'given'
  },
): Poller {
  let refused = false
  let given = first === 'given'
  const poller = createPoller({
    clock: context.clock,
    visibility: context.visibility,
    async round(signal) {
      if (given) return void (given = false)
      try {
        const answer = await getJson(url(), context, signal)
        refused = false
        if (!signal.aborted) await take(answer)
      } catch (error) {
        if (signal.aborted) return
        refused = error instanceof RefusedError
        fail(refused ? 'no-access' : 'failed')
      }
    },
    nextDelay: () => (refused ? null : delay()),
    deferred: () => !container.checkVisibility(),
    deferMs: () => soon,
    halted: () => refused,
  })
  poller.start()
  return poller
}
