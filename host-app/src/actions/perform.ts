import { t, tn } from '@stratus/widgets'
import { errorMessage } from '../stores/error-messages.js'
import type { Action } from './action.js'
import type { NamedItem } from './context.js'
import { nothingDone, type ActionResult } from './action-result.js'
import type { Call } from './does.js'
import { askedBy, begun, changed, type Performer } from './performer.js'
import { opened } from './opened.js'
import { orSayFailedImport } from './say-failed-import.js'

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
  const again = () => signal.aborted || perform(wanted, items, performer)
  switch (does.kind) {
    case 'call':
      if (!does.words || (does.asksFor === 'several' && items.length === 1))
        during(first.id, async () => target.settle(await runAtOnce(does, action.id, first, performer)))
      else {
        const asking = { ...does, words: does.words }
        during(first.id, async () => {
          const { askOrHold } = await orSayFailedImport(() => import('./ask-first.js'), context.host, again)
          await askOrHold(asking, action, items, performer)
        })
      }
      return
    case 'opens':
      during(first.id, async () => {
        await opened(does, first, action.id, performer, again)
      })
      return
    case 'goes-to':
      void context.navigate(does.path(first))
      return
    case 'form':
      during(first.id, () => {
        const name = first.name || first.id
        const done = (): void => {
          const text = t('%(action)s: %(name)s', { action: t(action.label), name })
          begun({ asked: 'updated', text, action: action.id, promised: false, things: [first] }, performer)
          changed(does.changes, first, performer)
        }
        return openForm(does.open(first), t(does.title ?? action.label), done, name)
      })
      return
    case 'horizon-table-action':
      void orSayFailedImport(() => import('./send-table.js'), context.host, again).then(
        ({ sendTable }) => items.forEach((item) => void sendTable({ ...does, ...action }, item, performer)),
        () => undefined,
      )
  }
}

/** Without a question: a toast says how it went. */
async function runAtOnce<Item extends NamedItem>(
  { run, outcome, words, success = words?.success, begins, failure }: Call<Item>,
  action: string,
  item: Item,
  performer: Performer<Item>,
): Promise<ActionResult> {
  const { type, context } = performer
  const { toasts, refusals } = context.host
  const affected = [{ type, id: item.id }]
  try {
    await run(context, item)
  } catch (error) {
    refusals.learn(type, item.id, action, error)
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
