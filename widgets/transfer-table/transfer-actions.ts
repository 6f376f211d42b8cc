import type { Action } from '../internal/actions.js'
import { t, tn } from '../internal/localize.js'
import { roomFor } from './transfer-model.js'

export const actionIds = { allocate: 'allocate', deallocate: 'deallocate', up: 'move-up', down: 'move-down' } as const

/** Why an available row cannot be taken: its own reason, or that the list is full; false when it can. */
function unavailable(count: number, max: number, reason: string | undefined): string | false {
  if (reason !== undefined) return reason
  if (roomFor(count, max) !== 'full') return false
  return tn('At most {max} item can be allocated.', 'At most {max} items can be allocated.', max, { max })
}

/** What can be done with an available row; `reason` says what is wrong with it. */
export function availableActions(count: number, max: number, reason: string | undefined): readonly Action[] {
  return [{ id: actionIds.allocate, label: t('Allocate'), disabled: unavailable(count, max, reason) }]
}

/** What can be done with an allocated row; with a `number` among `count` also moving it. */
export function allocatedActions(number: number | undefined, count: number): readonly Action[] {
  const back: Action = { id: actionIds.deallocate, label: t('Deallocate') }
  if (number === undefined || count < 2) return [back]
  return [
    back,
    {
      id: actionIds.up,
      label: t('Move up'),
      icon: 'arrow-up',
      disabled: number <= 1 && t('It is the first one already.'),
    },
    {
      id: actionIds.down,
      label: t('Move down'),
      icon: 'arrow-down',
      disabled: number >= count && t('It is the last one already.'),
    },
  ]
}
