import { useState, type ReactNode } from 'react'
import type { ActionResult } from '../../actions/action-result.js'
import type { NamedItem } from '../../actions/context.js'
import { useBusy } from '../../actions/use-busy.js'
import { useDeletion, type Deletion } from './use-deletion.js'

interface ItemActions<Item extends NamedItem> extends Deletion<Item> {
  /** The item as it is now: others may have changed it since it was listed. */
  read(id: string): Promise<Item>
  /** The form that makes an item (of null) or changes one. */
  renderForm(item: Item | null, onClose: (result: ActionResult) => void): ReactNode
}

/** Everything that can be done with things that are made and changed by one form, for their list and their details page. */
export function useItemActions<Item extends NamedItem>({ read, renderForm, ...deletion }: ItemActions<Item>) {
  /** Null makes a new one; undefined: no form. */
  const [editing, setEditing] = useState<Item | null | undefined>()
  const { busy, during } = useBusy()
  const { dialog, ask } = useDeletion<Item>(deletion)
  const close = (result: ActionResult): void => {
    setEditing(undefined)
    deletion.onResult(result)
  }
  return {
    busy,
    dialogs: (
      <>
        {dialog}
        {editing === undefined ? null : renderForm(editing, close)}
      </>
    ),
    create: () => setEditing(null),
    run(action: string, item: Item): void {
      if (action === 'delete') ask([item])
      else during(item.id, async () => setEditing(await read(item.id)))
    },
    removeAll: ask,
  }
}
