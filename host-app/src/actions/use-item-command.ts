import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useHost } from '../host.js'
import { samePath } from '../paths.js'
import type { PanelActions } from './action.js'
import type { NamedItem } from './context.js'
import type { OpenGates } from './gates.js'
import { offeredFor } from './offered.js'

/** Does what the palette asked for with one item, as soon as the item is here and it is known what may be done; or says why not. */
export function useItemCommand<Item extends NamedItem>(
  panel: PanelActions<Item>,
  rows: readonly Item[],
  gates: OpenGates,
  run: (id: string, items: readonly Item[]) => void,
): void {
  const { pendingCommand, toasts } = useHost()
  const { pathname } = useLocation()
  const command = useStore(pendingCommand)
  const wanted = command?.item?.type === panel.type && samePath(command.page, pathname) ? command : null
  const item = wanted ? rows.find(({ id }) => id === wanted.item?.id) : undefined
  const action = wanted && item ? offeredFor(panel, item, gates).find(({ id }) => id === wanted.id) : undefined
  const begin = useEffectEvent((id: string, acted: Item) => run(id, [acted]))
  const id = action?.id
  const reason = action?.disabled
  useEffect(() => {
    if (!id || !item || !pendingCommand.get()) return
    pendingCommand.set(null)
    if (typeof reason === 'string') toasts.add('info', reason)
    else begin(id, item)
  }, [id, item, reason, pendingCommand, toasts])
}
