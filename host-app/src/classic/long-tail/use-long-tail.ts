import { t } from '@stratus/widgets'
import { useCallback, useEffect, useRef } from 'react'
import { useHost } from '../../host.js'
import { atWebroot } from '../../paths.js'
import { classicTableAction } from '../../panels/shared/classic-table-action.js'
import { errorMessage, sayFailure } from '../../panels/shared/error-message.js'
import { useClassicModal } from '../../panels/shared/use-classic-modal.js'
import type { LongTailAction } from './action.js'

const levels: Readonly<Record<string, 'success' | 'info' | 'warning' | 'error'>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
}

/**
 * Does what only the cloud's own pages can, from a list of ours: their form opens in the modal stack, their table's action is sent.
 * @param onDone called with the item when its row may have changed
 */
export function useLongTail<Item extends { readonly id: string }>(
  actions: readonly LongTailAction<Item>[],
  onDone: (item: Item) => void,
): (action: string, item: Item) => boolean {
  const { client, webroot, toasts } = useHost()
  const latest = useRef<Item>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  const openForm = useClassicModal(
    useCallback(() => {
      if (latest.current) done.current(latest.current)
    }, []),
  )
  return useCallback(
    (id, item) => {
      const action = actions.find((each) => each.id === id)
      if (!action) return false
      const { way, label } = action
      if ('form' in way) {
        latest.current = item
        openForm(atWebroot(webroot, way.form(item)), t(label))
      } else {
        classicTableAction(client, way.table, [...way.name, item.id].join('__'))
          .then(
            (outcome) => outcome && toasts.add(levels[outcome.type] ?? 'error', outcome.text),
            (error: unknown) => sayFailure(toasts, 'An error occurred. Please try again later.', errorMessage(error)),
          )
          .finally(() => done.current(item))
      }
      return true
    },
    [actions, client, openForm, toasts, webroot],
  )
}
