import { t, tn } from '@stratus/widgets'
import { errorMessage } from '../stores/error-messages.js'
import type { Begun } from '../tasks/task.js'
import type { Action } from './action.js'
import type { OpenForm } from '../host.js'
import type { ActionContext, NamedItem } from './context.js'
import { nothingDone, type ActionResult } from './action-result.js'
import type { Call, Changes, FillsForm, HorizonForm, HorizonTableAction } from './does.js'
import { sendTableAction } from './horizon.js'
import { runAction } from './run-action.js'
import type { findUses } from './uses.js'
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
  readonly followedAs: string
  readonly context: ActionContext<Item>
  readonly target: ActionTarget
  /** Ends dialogs and unanswered questions when the page goes. */
  readonly signal: AbortSignal
  /** Marks an item as waited for while the work runs; a rejection has been said. */
  during(id: string, work: () => Promise<void>): void
  /** Opens a form of the cloud's pages, by its address or as it is read; `done` is called when it was sent. */
  openForm(form: string | OpenForm, title: string, done: () => void): Promise<void>
}

/** Does an action for the chosen items: one, unless it is an action for several. */
export function perform<Item extends NamedItem>(
  wanted: Action<Item>,
  items: readonly Item[],
  performer: Performer<Item>,
): void {
  const { doesMany, ...action } = wanted
  const does = (items.length > 1 && doesMany) || wanted.does
  const { context, target, signal, during, openForm } = performer
  const [first] = items
  if (!first) return
  switch (does.kind) {
    case 'call':
      if (!does.words || (does.asksFor === 'several' && items.length === 1))
        during(first.id, async () => target.settle(await runAtOnce(does, action.id, first, performer)))
      else void askFirst({ ...does, words: does.words }, action, items, performer).then(target.settle)
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
    case 'form':
    case 'horizon-form':
      during(first.id, () =>
        openForm(formOf(does, first), t(does.title ?? action.label), () => {
          const text = t('%(action)s: %(name)s', { action: t(action.label), name: first.name || first.id })
          begun({ asked: 'updated', text, action: action.id, promised: false, things: [first] }, performer)
          changed(does.changes, first, performer)
        }),
      )
      return
    case 'horizon-table-action':
      for (const item of items) void sendTable({ ...does, ...action }, item, performer)
  }
}

/** What opens it. */
export function formOf<Item>(does: FillsForm<Item> | HorizonForm<Item>, item: Item): string | OpenForm {
  return does.kind === 'form' ? does.open(item) : does.address(item)
}

async function sendTable<Item extends NamedItem>(
  action: HorizonTableAction & Pick<Action<Item>, 'id' | 'label' | 'danger'>,
  item: Item,
  performer: Performer<Item>,
): Promise<void> {
  const { context, signal } = performer
  if (!(await sendTableAction(context.host, action, item, signal))) return
  if (action.begins) {
    const text = tn(...action.begins, 1, [item.name || item.id])
    begun({ asked: 'updated', text, action: action.id, promised: false, things: [item] }, performer)
  }
  changed(action.changes, item, performer)
}

/** The cloud does it in its own time: it is followed on whatever page one is. */
function begun<Item extends NamedItem>(task: Omit<Begun, 'type'>, { followedAs, context }: Performer<Item>): void {
  context.host.tasks.begin({ ...task, type: followedAs })
}

function changed<Item extends NamedItem>(changes: Changes, { id }: Item, { type, target }: Performer<Item>): void {
  if (changes === 'list') void target.refresh()
  else target.settle({ ...nothingDone, updated: [{ type, id }] })
}

/** Without a question: a toast says how it went. */
async function runAtOnce<Item extends NamedItem>(
  { run, outcome, words, success = words?.success, begins, failure }: Call<Item>,
  action: string,
  item: Item,
  performer: Performer<Item>,
): Promise<ActionResult> {
  const { type, context } = performer
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
  const text = success ? tn(...success, 1, [item.name || item.id]) : null
  if (text) toasts.add(begins ? 'info' : 'success', text)
  if (begins) begun({ asked: askedBy(begins), text, action, promised: true, things: [item] }, performer)
  return outcome === 'nothing' ? nothingDone : { ...nothingDone, [outcome]: affected }
}

async function usesOf(...asked: Parameters<typeof findUses>): ReturnType<typeof findUses> {
  return (await import('./uses.js')).findUses(...asked)
}

const askedBy = (begins: Call<NamedItem>['begins']) => (begins === 'deletion' ? 'deleted' : 'updated')

/** Items that do not take it now are named and left out; the rest goes on. */
function askFirst<Item extends NamedItem>(
  {
    run,
    outcome,
    words,
    harmless,
    inUse,
    begins,
    failure,
  }: Call<Item> & { readonly words: NonNullable<Call<Item>['words']> },
  { id, unavailable }: Pick<Action<Item>, 'id' | 'unavailable'>,
  chosen: readonly Item[],
  performer: Performer<Item>,
): Promise<ActionResult | null> {
  const { type, context, signal } = performer
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
      uses: inUse && ((found, signal) => usesOf(type, found, context.host.client, signal)),
      typeName: inUse === 'typed',
      begins: Boolean(begins),
      failure: failure === undefined ? undefined : ({ id }) => t(failure, { id }),
      run: (item) => run(context, item),
    },
    {
      ask: (request) => ask(request, signal),
      say: toasts.add,
      begun: (things, text) => begun({ asked: askedBy(begins), text, action: id, promised: true, things }, performer),
    },
  )
}
