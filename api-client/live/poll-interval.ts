/** How often to ask, in milliseconds. */
export interface PollPace {
  /** While something new is in transition: 2500, or the setting AJAX_POLL_INTERVAL (W-TABLE-19). */
  readonly fast: number
  /** While nothing is; null means not at all. */
  readonly idle: number | null
  /** Never wait longer: 30 000. */
  readonly ceiling: number
}

export const defaultPace: PollPace = { fast: 2500, idle: 30_000, ceiling: 30_000 }

/** What the last rounds have shown. */
export interface PollMemory {
  /** Items in transition, each as id and state: a stuck one is old news, a new state is not. */
  readonly transitions: readonly string[]
  /** Rounds since the transitions last changed, from 1. */
  readonly round: number
  /** Failed rounds in a row. */
  readonly failures: number
  /** The last failure was a refusal: nothing will change until somebody signs in. */
  readonly refused: boolean
  /** Before this many ms the server does not want to be asked again. */
  readonly atLeast: number
  /** How long the last answer took, ms. */
  readonly took: number
}

export const noMemory: PollMemory = { transitions: [], round: 1, failures: 0, refused: false, atLeast: 0, took: 0 }

/** After a refusal, ms; doubles with each. */
const firstRefusalWait = 5000

/** Longest wait after refusals and after slow answers, ms. */
const longestWait = 300_000

/** Longest wait that a server may wish for, ms. */
const longestWish = 600_000

/** At rest a wait is as many times as long as the answer before it took: what takes the cloud long is asked for less often. */
const restShare = 5
/**
 * After an answer. Any change among the transitions starts the back-off anew.
 * @param took ms that the answer took
 */
export function afterAnswer(memory: PollMemory, transitions: readonly string[], took = 0): PollMemory {
  const before = new Set(memory.transitions)
  const same = transitions.length === before.size && transitions.every((transition) => before.has(transition))
  return { ...noMemory, transitions, round: same ? memory.round + 1 : 1, took }
}

/**
 * After a failure: what was in transition is not known any better, only the pace drops.
 * @param failure `atLeast`: ms that the server wants to be left alone for
 */
export function afterFailure(
  memory: PollMemory,
  { refused = false, atLeast = 0 }: { readonly refused?: boolean; readonly atLeast?: number } = {},
): PollMemory {
  const wish = Math.min(longestWish, Math.max(0, atLeast || 0))
  return { ...memory, round: memory.round + 1, failures: memory.failures + 1, refused, atLeast: wish }
}

/**
 * The wait before the next round: the fast interval times the round (2.5 s, 5 s, 7.5 s …) while anything is in transition
 * or failing, else the idle one; at most the ceiling, unless the idle interval is longer. It is no shorter than the last answer took,
 * and five times that where nothing is in transition. After refusals it is 5 s, 10 s, 20 s … up to 5 minutes. Null means: do not ask by
 * yourself.
 *
 * `random` in [0, 1) adds up to 10 percent, so that the tabs of a cloud's users do not ask in step.
 */
export function nextDelay(memory: PollMemory, pace: PollPace, random = 0): number | null {
  const jitter = 1 + 0.1 * random
  const { refused, failures, atLeast } = memory
  if (refused) {
    const wait = Math.min(longestWait, firstRefusalWait * 2 ** (failures - 1))
    return Math.max(atLeast, Math.round(wait * jitter))
  }
  const busy = memory.transitions.length > 0 || failures > 0
  const base = busy ? pace.fast * (memory.transitions.length > 0 ? memory.round : failures) : pace.idle
  if (base === null) return null
  const wait = Math.round(base * jitter)
  const rest = Math.min(longestWait, busy ? memory.took : memory.took * restShare)
  return Math.max(atLeast, rest, !busy && base > pace.ceiling ? wait : Math.min(pace.ceiling, wait))
}
