import { t, tn } from '@stratus/widgets'
import type { Host } from '../host.js'
import { errorMessage, sayFailure } from '../stores/error-messages.js'
import type { Action } from './action.js'
import type { NamedItem } from './context.js'
import type { HorizonTableAction } from './does.js'
import { went } from './horizon.js'
import { isDone } from './is-done.js'
import { unknownText } from './unknown-outcome.js'
import { begun, changed, type Performer } from './performer.js'

const levels: Readonly<Record<string, 'success' | 'info' | 'warning' | 'error'>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
}

interface LabelledTableAction extends Omit<HorizonTableAction, 'kind'> {
  readonly label: string
  readonly danger?: boolean
}

/**
 * Sends an action of one of Horizon's own tables for an item, and says what came of it. What cannot be undone asks first, in the
 * words of Horizon's tables.
 * @returns false when nothing was sent
 */
async function sendTableAction(
  { client, toasts, ask }: Pick<Host, 'client' | 'toasts' | 'ask'>,
  { label, danger, help, begins, table, name, next }: LabelledTableAction,
  item: NamedItem,
  signal: AbortSignal,
): Promise<boolean> {
  const send = async (): Promise<void> => {
    const outcome = await client.tableAction(table, [...name, item.id].join('__'), next)
    if (!outcome) {
      if (!(await isDone(client, { table, name }, item.id))) toasts.add('warning', unknownText(item.name || item.id, 1))
      return
    }
    if (begins && went(outcome)) toasts.add('info', tn(...begins, 1, [item.name || item.id]))
    else toasts.add(levels[outcome.type] ?? 'error', outcome.text)
  }
  if (!danger) {
    await send().catch((error: unknown) =>
      sayFailure(toasts, 'An error occurred. Please try again later.', errorMessage(error)),
    )
    return true
  }
  const text = t(label)
  const { outcome } = await ask(
    {
      title: t('Confirm %s', [text]),
      body: [t('You have selected: %s.'), t('Please confirm your selection.'), help ? t(help) : '']
        .filter(Boolean)
        .join(' '),
      items: [{ ...item, name: item.name || item.id }],
      submit: text,
      run: send,
    },
    signal,
  )
  return outcome === 'done'
}

/** Sends an action of a table of Horizon's for an item, and brings up to date what it changed. */
export async function sendTable<Item extends NamedItem>(
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
