import { t, tn } from '@stratus/widgets'
import { errorMessage } from '../stores/error-messages.js'
import type { Action } from './action.js'
import type { ActionContext, NamedItem } from './context.js'
import { nothingDone, type ActionResult } from './action-result.js'
import type { Call, Changes } from './does.js'
import { sendTableAction } from './horizon.js'
import { runAction } from './run-action.js'
import { orSayFailedImport } from './say-failed-import.js'

/** What an action acts on, and who hears of it. */
export interface ActionTarget {
  /** Brings what is shown up to date with what was done. */
  settle(result: ActionResult | null): void
  /** Reads what is shown again: after something that does not say what it did. */
  refresh(): unknown
}

/** How a page has an action done. */
export interface Performer<Item extends NamedItem> {
  readonly type: string
  readonly context: ActionContext<Item>
  readonly target: ActionTarget
  /** Ends dialogs and unanswered questions when the page goes. */
  readonly signal: AbortSignal
  /** Marks an item as waited for while the work runs; a rejection has been said. */
  during(id: string, work: () => Promise<void>): void
  /** Opens a form of Horizon's pages; `done` is called when it was sent. */
  openForm(address: string, title: string, done: () => void): void
}

/** Does an action for the chosen items: one, unless it is an action for several. */
export function perform<Item extends NamedItem>(
  wanted: Action<Item>,
  items: readonly Item[],
  performer: Performer<Item>,
): void {
  const { does, ...action } = wanted
  const { context, target, signal, during, openForm } = performer
  const [first] = items
  if (!first) return
  switch (does.kind) {
    case 'call':
      if (!does.words || (does.asksFor === 'several' && items.length === 1))
        during(first.id, async () => target.settle(await runAtOnce(does, first, performer)))
      else void askFirst({ ...does, words: does.words }, action.unavailable, items, performer).then(target.settle)
      return
    case 'opens':
      during(first.id, async () => {
        const dialog = await orSayFailedImport(
          () => does.load(context, first),
          context.host,
          () => signal.aborted || perform(wanted, items, performer),
        )
        if (dialog) void context.host.open(dialog, signal).then(target.settle)
      })
      return
    case 'goes-to':
      void context.navigate(does.path(first))
      return
    case 'horizon-form':
      openForm(does.address(first), t(does.title ?? action.label), () => changed(does.changes, first, performer))
      return
    case 'horizon-table-action':
      for (const item of items)
        void sendTableAction(context.host, { ...does, ...action }, item, signal).then(
          (sent) => sent && changed(does.changes, item, performer),
        )
  }
}

function changed<Item extends NamedItem>(changes: Changes, { id }: Item, { type, target }: Performer<Item>): void {
  if (changes === 'list') void target.refresh()
  else target.settle({ ...nothingDone, updated: [{ type, id }] })
}

/** Without a question: a toast says how it went. */
async function runAtOnce<Item extends NamedItem>(
  { run, outcome, words, success = words?.success, begins, failure }: Call<Item>,
  item: Item,
  { type, context }: Performer<Item>,
): Promise<ActionResult> {
  const { toasts } = context.host
  const affected = [{ type, id: item.id }]
  try {
    await run(context, item)
  } catch (error) {
    if (failure !== undefined) {
      const text = t(failure, { id: item.id })
      const reason = errorMessage(error)
      toasts.add('error', text, reason === text ? {} : { details: reason })
    }
    return { ...nothingDone, failed: affected }
  }
  if (success) toasts.add(begins ? 'info' : 'success', tn(...success, 1, [item.name || item.id]))
  return outcome === 'nothing' ? nothingDone : { ...nothingDone, [outcome]: affected }
}

/** Items that do not take it now are named and left out; the rest goes on. */
function askFirst<Item extends NamedItem>(
  { run, outcome, words, harmless, begins, failure }: Call<Item> & { readonly words: NonNullable<Call<Item>['words']> },
  unavailable: Action<Item>['unavailable'],
  chosen: readonly Item[],
  { type, context, signal }: Performer<Item>,
): Promise<ActionResult | null> {
  const { ask, toasts } = context.host
  const items = chosen.toSorted((a, b) => (a.name || a.id).localeCompare(b.name || b.id))
  const takes = (item: Item) => (unavailable?.(item) ?? null) === null
  return runAction<Item>(
    {
      type,
      items: items.filter(takes),
      refused: items.filter((item) => !takes(item)),
      words,
      outcome: outcome === 'nothing' ? 'updated' : outcome,
      harmless,
      begins,
      failure: failure === undefined ? undefined : ({ id }) => t(failure, { id }),
      run: (item) => run(context, item),
    },
    { ask: (request) => ask(request, signal), say: toasts.add },
  )
}
