import type { NamedItem } from '../actions/context.js'
import { wordsOf } from './palette-model.js'
import type { Acting, Found } from './sources.js'

/** Something that could be done with something that was found. */
export interface ItemAction {
  readonly found: Found & { readonly item: NamedItem }
  readonly action: Acting['actions'][number]
}

/** So many are offered. */
const limit = 6

/**
 * What a query such as `vm-alpha-1 reboot` asks for, in any order: its words are in the item's name, id or addresses, or in the
 * action's name, and at least one is only in the one, and one in the other. Items called exactly so first.
 * @param label the action's name as people read it
 */
export function itemActions(
  query: string,
  found: readonly Found[],
  { actions, takes }: Pick<Acting, 'actions' | 'takes'>,
  label: (action: Acting['actions'][number]) => string,
): ItemAction[] {
  const words = wordsOf(query)
  if (words.length < 2) return []
  const named = actions.map((action) => ({ action, text: label(action).toLocaleLowerCase() }))
  const all = found.flatMap((each) => {
    const { item } = each
    if (!item) return []
    const texts = [each.name ?? '', each.id, ...(each.addresses ?? [])].map((text) => text.toLocaleLowerCase())
    const isIn = (word: string) => texts.some((text) => text.includes(word))
    const ofItem = words.filter(isIn)
    if (!ofItem.length) return []
    const isExact = texts.some((text) => text !== '' && words.includes(text))
    return named.flatMap(({ action, text }) => {
      const fits =
        words.every((word) => text.includes(word) || isIn(word)) &&
        words.some((word) => text.includes(word)) &&
        ofItem.some((word) => !text.includes(word)) &&
        takes(item, action.id)
      return fits ? [{ found: { ...each, item }, action, isExact }] : []
    })
  })
  return all
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact))
    .slice(0, limit)
    .map(({ found, action }) => ({ found, action }))
}
