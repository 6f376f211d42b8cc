import type { Client } from '@stratus/api-client'
import { t, tn } from '@stratus/widgets'
import type { Host } from '../host.js'
import { errorMessage, sayFailure } from '../stores/error-messages.js'
import type { NamedItem } from './context.js'
import type { HorizonTable, HorizonTableAction } from './does.js'

const levels: Readonly<Record<string, 'success' | 'info' | 'warning' | 'error'>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
}

const went = ({ type }: { readonly type: string }) => type === 'success' || type === 'info'

interface LabelledTableAction extends Omit<HorizonTableAction, 'kind'> {
  readonly label: string
  readonly danger?: boolean
}

/**
 * Sends an action of one of Horizon's own tables for an item, and says what came of it. What cannot be undone asks first, in the
 * words of Horizon's tables.
 * @returns false when nothing was sent
 */
export async function sendTableAction(
  { client, toasts, ask }: Pick<Host, 'client' | 'toasts' | 'ask'>,
  { label, danger, help, begins, table, name, next }: LabelledTableAction,
  item: NamedItem,
  signal: AbortSignal,
): Promise<boolean> {
  const send = async (): Promise<void> => {
    const outcome = await client.tableAction(table, [...name, item.id].join('__'), next)
    if (!outcome) return
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

/** `client.tableAction`, for calls that have their own words: rejects with the server's when it was no success. */
export async function mustTableAction(
  client: Pick<Client, 'tableAction'>,
  { table, name, next }: HorizonTable,
  id: string,
): Promise<void> {
  const outcome = await client.tableAction(table, [...name, id].join('__'), next)
  if (!outcome || !went(outcome)) throw new Error(outcome?.text ?? '')
}
