import { fill } from '../internal/localize.js'

/** Something that can be deleted or otherwise acted upon. */
export interface Named {
  readonly id: string | number
  readonly name?: string | null
}

/** How it went for each of the items. */
export interface RunResult<Item> {
  readonly pass: readonly Item[]
  readonly fail: ReadonlyArray<{ readonly item: Item; readonly error: unknown }>
}

/** What people call it: its name, or else its id. */
export function nameOf({ name, id }: Named): string {
  return name || String(id)
}

/** `"a", "b"` */
export function quoteNames(items: readonly Named[]): string {
  return items.map((item) => `"${nameOf(item)}"`).join(', ')
}

/** The message with the names in its `%s` or `"%s"`: each name gets its own quotes. */
export function bodyText(message: string, items: readonly Named[]): string {
  return fill(message.replace('"%s"', '%s'), [quoteNames(items)])
}

/** Runs for all items at once; one failure does not stop the others. `onSettled` gets each item as it ends. */
export async function runAll<Item>(
  items: readonly Item[],
  run: (item: Item) => unknown,
  onSettled: (item: Item, ok: boolean) => void = () => undefined,
): Promise<RunResult<Item>> {
  const outcomes = await Promise.all(
    items.map(async (item) => {
      try {
        await run(item)
        onSettled(item, true)
        return { item, ok: true as const }
      } catch (error) {
        onSettled(item, false)
        return { item, ok: false as const, error }
      }
    }),
  )
  return {
    pass: outcomes.filter(({ ok }) => ok).map(({ item }) => item),
    fail: outcomes.flatMap((outcome) => (outcome.ok ? [] : [{ item: outcome.item, error: outcome.error }])),
  }
}
