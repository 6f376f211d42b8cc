import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHost } from '../host.js'
import type { PanelActions } from './action.js'
import { afterAction, type ActionResult } from './action-result.js'
import type { NamedItem } from './context.js'
import type { Blocked } from './offered.js'
import { useActions, type Actions } from './use-actions.js'
import { useBusy } from './use-busy.js'

interface ReadItem {
  /** @returns settled when the item has been read again */
  settle(result: ActionResult): void | Promise<void>
  /** Reads the item again. */
  refresh(): unknown
}

/** What can be done with the item of a details page. It waits until the item has been read again: what stands there may be over. */
export function useDetailsActions<Item extends NamedItem>(
  panel: PanelActions<Item>,
  item: Item,
  { settle, refresh }: ReadItem,
  blocked?: Blocked,
): Actions<Item> {
  const { deletedFrom } = useHost()
  const { pathname } = useLocation()
  const { busy: unread, during } = useBusy()
  const actions = useActions(
    panel,
    {
      rows: [item],
      settle: (result) => result && during(item.id, async () => settle(result)),
      refresh,
      leaves: () => void deletedFrom.add(pathname),
    },
    blocked,
  )
  return { ...actions, busy: unread.size > 0 ? new Set([...actions.busy, ...unread]) : actions.busy }
}

/**
 * As {@link useDetailsActions}, for an item that is followed in its list.
 * @param index where that is, once the item is gone (W-DETAIL-04)
 * @returns also how often something was done with it: then its parts, which the list does not tell, are read again
 */
export function useFollowedActions<Item extends NamedItem>(
  panel: PanelActions<Item>,
  item: Item,
  list: ReadItem,
  index: string,
  blocked?: Blocked,
): Actions<Item> & { readonly acted: number } {
  const navigate = useNavigate()
  const [acted, setActed] = useState(0)
  const act = <Read>(read: Read): Read => {
    setActed((before) => before + 1)
    return read
  }
  const settle = (result: ActionResult) =>
    afterAction(result) === 'index' ? navigate(index) : act(list.settle(result))
  return { ...useDetailsActions(panel, item, { settle, refresh: () => act(list.refresh()) }, blocked), acted }
}
