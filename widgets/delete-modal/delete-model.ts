import { fill, t } from '../internal/localize.js'

/** Something that can be deleted or otherwise acted upon. */
export interface Named {
  readonly id: string | number
  readonly name?: string | null
}

/** How it went for each of the items. */
export interface RunResult<Item> {
  readonly pass: readonly Item[]
  readonly fail: ReadonlyArray<{ readonly item: Item; readonly error: unknown }>
  /** Not begun: the user stopped it. */
  readonly left: readonly Item[]
}

/** What people call it: its name, or else its id. */
export function nameOf({ name, id }: Named): string {
  return name || String(id)
}

/** A sentence names so many; the rest is a number. */
export const mostQuoted = 10

/** `"a", "b"` */
export function quoteNames(items: readonly Named[]): string {
  const names = items
    .slice(0, mostQuoted)
    .map((item) => `"${nameOf(item)}"`)
    .join(', ')
  return items.length > mostQuoted ? t('%s and %s more', [names, items.length - mostQuoted]) : names
}

/** The message with the names in its `%s` or `"%s"`: each name gets its own quotes. About nothing in particular, it is a whole sentence. */
export function bodyText(message: string, items: readonly Named[]): string {
  return items.length ? fill(message.replace('"%s"', '%s'), [quoteNames(items)]) : message
}

/** So many run at once: as many as the client sends. */
export const atOnce = 10

/**
 * Runs for every item, some at once; one failure does not stop the others. `onSettled` gets each item as it ends.
 * @param signal aborted, nothing more is begun
 */
export async function runAll<Item>(
  items: readonly Item[],
  run: (item: Item) => unknown,
  onSettled: (item: Item, ok: boolean) => void = () => undefined,
  signal?: AbortSignal,
): Promise<RunResult<Item>> {
  const outcomes: ({ readonly ok: true } | { readonly ok: false; readonly error: unknown })[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      if (signal?.aborted) return
      const index = next++
      const item = items[index] as Item
      try {
        await run(item)
        outcomes[index] = { ok: true }
      } catch (error) {
        outcomes[index] = { ok: false, error }
      }
      onSettled(item, outcomes[index].ok)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return {
    pass: items.filter((_, index) => outcomes[index]?.ok),
    fail: items.flatMap((item, index) => {
      const outcome = outcomes[index]
      return outcome && !outcome.ok ? [{ item, error: outcome.error }] : []
    }),
    left: items.slice(next),
  }
}
