import { t } from '@stratus/widgets'
import '@stratus/widgets/react/delete-modal'
import { useCallback } from 'react'
import { useHost } from '../../host.js'
import { errorMessage, sayFailure } from '../../stores/error-messages.js'
import type { NamedItem } from '../../actions/context.js'
import type { LongTailAction, TableWay } from './action.js'

const levels: Readonly<Record<string, 'success' | 'info' | 'warning' | 'error'>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
}

type Send = <Item extends NamedItem>(action: LongTailAction<Item>, way: TableWay, item: Item) => Promise<boolean>

/**
 * Sends an action of one of Horizon's own tables for an item, and says what came of it. What cannot be undone asks first, in the
 * words of Horizon's tables.
 * @returns false when nothing was sent
 */
export function useTableWay(): Send {
  const { client, toasts } = useHost()
  return useCallback(
    async (action, { table, name, next }, item) => {
      const send = async (): Promise<void> => {
        const outcome = await client.tableAction(table, [...name, item.id].join('__'), next)
        if (outcome) toasts.add(levels[outcome.type] ?? 'error', outcome.text)
      }
      if (!action.danger) {
        await send().catch((error: unknown) =>
          sayFailure(toasts, 'An error occurred. Please try again later.', errorMessage(error)),
        )
        return true
      }
      const question = document.createElement('stratus-delete-modal')
      document.body.append(question)
      const label = t(action.label)
      const { outcome } = await question.open({
        title: t('Confirm %s', [label]),
        body: [t('You have selected: %s.'), t('Please confirm your selection.'), action.help ? t(action.help) : '']
          .filter(Boolean)
          .join(' '),
        items: [{ ...item, name: item.name || item.id }],
        submit: label,
        run: send,
      })
      question.remove()
      return outcome === 'done'
    },
    [client, toasts],
  )
}
