import { t } from '@stratus/widgets'
import type { Action } from './action.js'
import type { ActionResult } from './action-result.js'
import type { NamedItem } from './context.js'
import type { Call } from './does.js'
import { holdBack } from './hold-back.js'
import { askNoting } from './note-undone.js'
import { askedBy, begun, type Performer } from './performer.js'
import { runAction, type ActionHelpers } from './run-action.js'
import { findUses } from './uses.js'
import { compareNames } from '../stores/compare-names.js'

type AskingCall<Item> = Call<Item> & { readonly words: NonNullable<Call<Item>['words']> }
type Asking<Item extends NamedItem> = Pick<Action<Item>, 'id' | 'unavailable'>

const byName = (a: NamedItem, b: NamedItem) => compareNames(a.name || a.id, b.name || b.id)

/** Asks before it is done or, where that is enough, does it in a while in which it can be undone (DEC-82). */
export async function askOrHold<Item extends NamedItem>(
  does: AskingCall<Item>,
  action: Asking<Item>,
  chosen: readonly Item[],
  performer: Performer<Item>,
): Promise<void> {
  const { target, signal } = performer
  const items = chosen.toSorted(byName)
  const held = await heldBack(does, action, items, performer)
  if (held) target.settle(held)
  else if (!signal.aborted) void askFirst(does, action, items, performer).then(target.settle)
}

/** Null: it has to be asked. */
async function heldBack<Item extends NamedItem>(
  does: AskingCall<Item>,
  action: Asking<Item>,
  items: readonly Item[],
  performer: Performer<Item>,
): Promise<ActionResult | null> {
  const { type, context, signal } = performer
  const { host } = context
  const wait = host.prefs.deletions.get()
  if (wait === 'ask' || !does.undo || items.some((item) => action.unavailable?.(item))) return null
  return holdBack(
    {
      items,
      text: does.undo,
      seconds: Number(wait),
      mayBeUsed: does.inUse !== undefined,
      send: (some, helpers) => askFirst(does, action, some, performer, helpers),
    },
    { type, host, signal },
  )
}

/**
 * Items that do not take it now are named and left out; the rest goes on.
 * @param helpers what asks and says; default the page's
 */
function askFirst<Item extends NamedItem>(
  { run, outcome, words, inTurn, harmless, inUse, begins, failure }: AskingCall<Item>,
  { id, unavailable }: Asking<Item>,
  items: readonly Item[],
  performer: Performer<Item>,
  helpers?: ActionHelpers,
): Promise<ActionResult | null> {
  const { type, context, signal } = performer
  const { ask, client, memory, toasts, refusals } = context.host
  let last: Promise<unknown> = Promise.resolve()
  const takes = (item: Item) => (unavailable?.(item) ?? null) === null
  return runAction<Item>(
    {
      type,
      items: items.filter(takes),
      refused: items.filter((item) => !takes(item)),
      words,
      outcome: outcome === 'nothing' ? 'updated' : outcome,
      harmless,
      uses: inUse && ((found, signal) => findUses(type, found, client, signal)),
      typeName: inUse === 'typed',
      begins: Boolean(begins),
      failure: failure === undefined ? undefined : ({ id }) => t(failure, { id }),
      run(item) {
        const begin = () => run(context, item)
        const running = inTurn ? last.then(begin, begin) : begin()
        last = running
        return running.catch((error: unknown) => {
          refusals.learn(type, item.id, id, error)
          throw error
        })
      },
    },
    {
      ask: (request) => askNoting(request, (noted) => ask(noted, signal), memory),
      say: toasts.add,
      begun: (things, text) => begun({ asked: askedBy(begins), text, action: id, promised: true, things }, performer),
      ...helpers,
    },
  )
}
