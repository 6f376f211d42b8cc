import type { PanelActions } from './action.js'
import type { ActionResult } from './action-result.js'
import type { NamedItem } from './context.js'
import type { Blocked } from './offered.js'
import { useActions, type Actions } from './use-actions.js'

interface DetailsPage {
  onResult(result: ActionResult): void
  /** Reads the item again. */
  reload(): void
}

/** What can be done with the item of a details page. */
export function useDetailsActions<Item extends NamedItem>(
  panel: PanelActions<Item>,
  item: Item,
  { onResult, reload }: DetailsPage,
  blocked?: Blocked,
): Actions<Item> {
  return useActions(panel, { rows: [item], settle: (result) => result && onResult(result), refresh: reload }, blocked)
}
