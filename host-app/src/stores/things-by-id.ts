import { isFinal } from '@stratus/api-client/live'
import { atom, type ReadableAtom } from 'nanostores'

/** Things by id: null where nobody tells of one, while an id that is missing is on its way. */
export type ById<Thing> = ReadonlyMap<string, Thing | null>

export interface ThingsById<Thing> {
  readonly $things: ReadableAtom<ById<Thing>>
  /**
   * Asks for all, the first time and when there is an id that no answer was about: for each once, one question after another. What
   * failed is asked again by itself, unless it is refused.
   */
  want(ids: readonly string[]): void
  /** Drops what is on its way. */
  stop(): void
}

/** After a failure, ms: so long at first, longer each time, so long at most. */
const waits = { first: 5000, longest: 30_000 }

/**
 * What a list names by id, of a list of its own.
 * @param known what was learnt before, shown until there is an answer
 */
export function createThingsById<Thing extends { readonly id: string }>(
  load: (signal: AbortSignal) => Promise<readonly Thing[]>,
  known: readonly Thing[] = [],
): ThingsById<Thing> {
  const $things = atom<ById<Thing>>(byId(known))
  let wanted: readonly string[] = []
  let isAsked = false
  let flight: AbortController | null = null
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined

  const answer = async (signal: AbortSignal): Promise<readonly Thing[]> => {
    try {
      const things = await load(signal)
      failures = 0
      return things
    } catch (error) {
      failures += 1
      const wait = Math.min(waits.longest, waits.first * failures)
      if (!signal.aborted && !isFinal(error)) again = setTimeout(() => void ask(true), wait)
      return []
    }
  }
  const ask = async (isDue = false): Promise<void> => {
    const ids = wanted.filter((id) => !$things.get().has(id))
    if (flight || (isAsked && !ids.length && !isDue)) return
    isAsked = true
    clearTimeout(again)
    const mine = new AbortController()
    flight = mine
    const things = await answer(mine.signal)
    if (mine.signal.aborted) return
    flight = null
    // One that was deleted meanwhile keeps its name.
    $things.set(new Map([...ids.map((id) => [id, null] as const), ...$things.get(), ...byId(things)]))
    await ask()
  }

  return {
    $things,
    want(ids) {
      wanted = ids
      void ask()
    },
    stop() {
      flight?.abort()
      flight = null
      isAsked = false
      clearTimeout(again)
    },
  }
}

const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
  new Map<string, Thing | null>(things.map((thing) => [thing.id, thing]))

/** What a thing is called: its id where nobody tells, null while it is on its way. */
export function nameIn(things: ById<{ readonly name: string | null }>, id: string): string | null {
  const thing = things.get(id)
  return thing === undefined ? null : thing?.name || id
}
