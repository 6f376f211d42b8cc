import { t, type Action } from '@stratus/widgets'
import type { GateNeeds } from '@stratus/api-client'

/** One thing that can be done with an item, as data. */
export interface ResourceAction<Item> {
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly icon?: string
  readonly danger?: boolean
  /** What this user can never pass here hides the action (services, policies). */
  readonly gate?: GateNeeds
  /** Why it cannot be done with this item right now; null when it can. English, key of its translation. */
  refusal?(item: Item): string | null
}

/** Ids of actions whose gates are open; an action that is missing is hidden. */
export type OpenGates = ReadonlySet<string>

export function isOffered(action: { readonly id: string; readonly gate?: GateNeeds }, open: OpenGates): boolean {
  return !action.gate || open.has(action.id)
}

/** What the user may ever do with an item, in order; what cannot be done now says why (decisions 26). */
export function actionsOf<Item>(actions: readonly ResourceAction<Item>[], item: Item, open: OpenGates): Action[] {
  return actions
    .filter((action) => isOffered(action, open))
    .map((action) => {
      const refusal = action.refusal?.(item) ?? null
      return {
        id: action.id,
        label: t(action.label),
        icon: action.icon,
        danger: action.danger,
        disabled: refusal === null ? false : t(refusal),
      }
    })
}
