import type { StratusDeleteModal } from '@stratus/widgets'
import { DeleteModal } from '@stratus/widgets/react/delete-modal'
import { useRef, type ReactNode } from 'react'
import type { ActionResult } from '../../actions/action-result.js'
import { useHost } from '../../host.js'
import type { NamedItem } from '../../actions/context.js'
import { runAction } from '../../actions/run-action.js'
import type { ActionWords } from '../../actions/words.js'

export interface Deletion<Item extends NamedItem> {
  /** Type code of the items, such as `OS::Nova::Keypair`. */
  type: string
  words: ActionWords
  /** Why an item cannot be deleted now; it is said by name and left out. */
  unavailable?(item: Item): string | null
  /** Deletes one; what fails is named by the dialog, so the call is a quiet one. */
  run(item: Item): Promise<unknown>
  onResult(result: ActionResult | null): void
}

/** Asks before items are deleted, deletes them, and says by name how it went. */
export function useDeletion<Item extends NamedItem>({ type, words, unavailable, run, onResult }: Deletion<Item>) {
  const { toasts } = useHost()
  const question = useRef<StratusDeleteModal>(null)
  const dialog: ReactNode = <DeleteModal ref={question} />
  return {
    /** To be rendered. */
    dialog,
    ask(chosen: readonly Item[]): void {
      const modal = question.current
      if (!modal) return
      const named = chosen.toSorted((a, b) => (a.name || a.id).localeCompare(b.name || b.id))
      const free = (item: Item) => !unavailable?.(item)
      const items = named.filter(free)
      const refused = named.filter((item) => !free(item))
      const helpers = { ask: modal.open.bind(modal), say: toasts.add }
      void runAction({ type, items, refused, words, outcome: 'deleted', run }, helpers).then(onResult)
    },
  }
}
