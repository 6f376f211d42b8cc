import { atom, type ReadableAtom } from 'nanostores'

/** Things by id: null where nobody tells of one, while an id that is missing is on its way. */
export type ById<Thing> = ReadonlyMap<string, Thing | null>

export interface ThingsById<Thing> {
  readonly $things: ReadableAtom<ById<Thing>>
  /** Asks for all, the first time and when there is an id that no answer was about: for each once, one question after another. */
  want(ids: readonly string[]): void
  /** Drops what is on its way. */
  stop(): void
}

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

  const ask = async (): Promise<void> => {
    const ids = wanted.filter((id) => !$things.get().has(id))
    if (flight || (isAsked && !ids.length)) return
    isAsked = true
    const mine = new AbortController()
    flight = mine
    const things = await load(mine.signal).catch(() => [])
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
