import type { Host } from '../host.js'
import type { PanelActions } from './action.js'
import type { NamedItem } from './context.js'
import type { Does } from './does.js'
import type { ActionWords } from './words.js'

/** For tests: the action with this id; throws when there is none. */
export function actionOf<Item extends NamedItem>(panel: PanelActions<Item>, id: string) {
  const action = panel.items.find((known) => known.id === id)
  if (!action) throw new Error(`no action ${id}`)
  return action
}

/** For tests: what an action of a panel asks and says; throws when it does not ask. */
export function wordsOf<Item extends NamedItem>(panel: PanelActions<Item>, id: string): ActionWords {
  const { does } = actionOf(panel, id)
  if (does.kind !== 'call' || !does.words) throw new Error(`${id} does not ask`)
  return does.words
}

/** For tests: where the cloud has the form that an action opens; null when it opens none. */
export async function formAddress<Item>(does: Does<Item> | undefined, item: Item): Promise<string | null> {
  if (does?.kind !== 'form') return null
  const host = { client: { fetchHtml: async () => ({ html: '', messages: [] }) } } as unknown as Host
  return (await does.open(item)(host, new AbortController().signal)).address
}
