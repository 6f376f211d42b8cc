import type { Gate } from '@stratus/api-client'
import { t, type Action as OfferedAction } from '@stratus/widgets'
import type { Action, PanelActions } from './action.js'
import type { NamedItem } from './context.js'
import type { OpenGates } from './gates.js'

/** By id of an action: why there is no room for what it makes (`full-quota.ts`), or why the cloud refused it, translated. */
export type Blocked = Readonly<Record<string, string | undefined>>

/** The gates of a panel by part; an action's part has its id. */
export function gatesOf<Item extends NamedItem>(panel: PanelActions<Item>): Readonly<Record<string, Gate>> {
  return {
    ...Object.fromEntries([...panel.items, ...(panel.page ?? [])].map((action) => [action.id, action])),
    ...panel.gates,
  }
}

/**
 * What the user may ever do with an item, in order; what cannot be done now says why. Behind it, when the person wants to see
 * it, what the user may never do, with the gate that is closed (DEC-26).
 */
export function offeredFor<Item extends NamedItem>(
  { items, arrange }: PanelActions<Item>,
  item: Item,
  gates: OpenGates,
  blocked: Blocked = {},
): OfferedAction[] {
  const fitting = items.filter(({ id, when }) => gates.has(id) && (when?.(item) ?? true))
  const open = (arrange?.(item, fitting) ?? fitting).map((action) => {
    const reason = action.unavailable?.(item) ?? null
    const disabled = reason === null ? (blocked[action.id] ?? false) : t(reason)
    const primary = disabled === false && action.leads?.(item) === true
    return { ...offered(action, disabled), ...(primary && { primary }) }
  })
  const closed = items.flatMap((action) => {
    const reason = gates.reasons?.get(action.id)
    return reason === undefined ? [] : [offered(action, reason)]
  })
  return [...open, ...closed]
}

/**
 * What the user may do with several items; of what the user may never do only what the person wants to see. What none of them
 * takes now says why; where some do, the others are left out when it is done.
 * @param chosen none: nothing is chosen yet
 * @param blockedOf what is blocked of an item
 */
export function offeredForMany<Item extends NamedItem>(
  { items, manyOrder = [] }: PanelActions<Item>,
  gates: OpenGates,
  chosen: readonly Item[] = [],
  blockedOf: (item: Item) => Blocked = () => ({}),
): OfferedAction[] {
  const ordered = manyOrder.length ? items.toSorted((a, b) => manyOrder.indexOf(a.id) - manyOrder.indexOf(b.id)) : items
  return ordered.flatMap((action) => {
    if (!action.many || !(gates.has(action.id) || gates.reasons?.has(action.id))) return []
    const reason = gates.reasons?.get(action.id) ?? refusedByAll(action, chosen, blockedOf)
    return [{ ...offered(action, reason), label: t(action.many) }]
  })
}

function refusedByAll<Item extends NamedItem>(
  { id, unavailable }: Action<Item>,
  chosen: readonly Item[],
  blockedOf: (item: Item) => Blocked,
): string | false {
  const reasonOf = (item: Item): string | undefined => {
    const reason = unavailable?.(item) ?? null
    return reason === null ? blockedOf(item)[id] : t(reason)
  }
  const [first] = chosen
  const reason = first && reasonOf(first)
  return reason && chosen.every(reasonOf) ? reason : false
}

function offered<Item extends NamedItem>(
  { id, label, icon, danger, group }: Action<Item>,
  disabled: string | false,
): OfferedAction {
  return { id, label: t(label), icon, danger, disabled, ...(group && { group: t(group) }) }
}
