import { t, tn } from '@stratus/widgets'
import type { Host } from '../host.js'
import { scopeOf } from '../stores/session.js'
import { nothingDone, type ActionResult } from './action-result.js'
import type { NamedItem } from './context.js'
import { namesOf, type ActionHelpers } from './run-action.js'
import { findUses } from './uses.js'
import type { Plural } from './words.js'

interface Wanted<Item extends NamedItem> {
  readonly items: readonly Item[]
  /** Said while it can be undone. */
  readonly text: Plural
  /** For so long. */
  readonly seconds: number
  /** Things may use the items: then it is asked. */
  readonly mayBeUsed: boolean
  /** Does it for these items, with whatever stands in for the question. */
  send(items: readonly Item[], helpers: ActionHelpers): Promise<unknown>
}

/**
 * Holds a deletion back for as long as it can be undone, instead of a question before it (DEC-82).
 * @returns null when it has to be asked: something uses the items, or nobody knows
 */
export async function holdBack<Item extends NamedItem>(
  { items, text, seconds, mayBeUsed, send }: Wanted<Item>,
  {
    type,
    host,
    signal,
  }: {
    readonly type: string
    readonly host: Pick<Host, 'client' | 'held' | 'session' | 'toasts'>
    readonly signal: AbortSignal
  },
): Promise<ActionResult | null> {
  if (mayBeUsed && (await areUsed())) return null
  const held = await host.held.load()
  const scope = scopeOf(host.session.state.get())
  const ids = (some: readonly Item[]) => some.map(({ id }) => id)
  const deletionOf = (some: readonly Item[]) => ({
    ids: ids(some),
    async send() {
      let failed: readonly Item[] = []
      await send(some, {
        async ask(request) {
          const result = await runAll(request)
          const left = new Set(result.fail.map(({ item }) => item.id))
          failed = some.filter(({ id }) => left.has(id))
          return result
        },
        say(kind, said, more) {
          const run = () => {
            if (scopeOf(host.session.state.get()) === scope) return void held.now(deletionOf(failed))
            host.toasts.add('warning', t('Not deleted: %s.', [namesOf(failed)]), {
              details: t('Somebody else, or another project, is signed in now.'),
            })
          }
          host.toasts.add(kind, said, kind === 'error' ? { ...more, action: { label: t('Retry'), run } } : more)
        },
      })
      return failed.length === 0
    },
  })
  const names = namesOf(items)
  held.hold({ ...deletionOf(items), names, text: tn(...text, items.length, [names]), stay: seconds * 1000 })
  return { ...nothingDone, deleted: items.map(({ id }) => ({ type, id })) }

  async function areUsed(): Promise<boolean> {
    try {
      return (await findUses(type, items, host.client, signal)).some((use) => use.names.length > 0)
    } catch {
      return true
    }
  }
}

const runAll: ActionHelpers['ask'] = async ({ items, run }) => {
  const outcomes = await Promise.allSettled(items.map((item) => run(item)))
  return {
    outcome: 'done',
    pass: items.filter((_, at) => outcomes[at]?.status === 'fulfilled'),
    fail: items.flatMap((item, at) => {
      const outcome = outcomes[at]
      return outcome?.status === 'rejected' ? [{ item, error: outcome.reason }] : []
    }),
    left: [],
    notAllowed: [],
  }
}
