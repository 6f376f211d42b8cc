import { useMemo } from 'react'
import type { NamedItem } from '../actions/context.js'
import type { Actions } from '../actions/use-actions.js'
import { PageActions } from '../ui/PageActions.js'

interface ItemActionsProps<Item extends NamedItem> {
  item: Item
  /** As of `useActions`. */
  actions: Pick<Actions<Item>, 'offeredFor' | 'busy' | 'run'>
}

/** What can be done with the thing of a page, beside its name. */
export function ItemActions<Item extends NamedItem>({ item, actions }: ItemActionsProps<Item>) {
  const { offeredFor, busy, run } = actions
  const offered = useMemo(() => offeredFor(item), [offeredFor, item])
  return <PageActions actions={offered} busy={busy.has(item.id)} onAction={(id) => run(id, [item])} />
}
