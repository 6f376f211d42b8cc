import type { PolicyRule } from '../policy.js'

/** An extension of a service's API, by name or alias. */
export type ApiExtension = readonly [service: 'neutron' | 'cinder', name: string]

/**
 * When an action fits an item, as data: what the user must be allowed (a closed gate hides the action) and what the item's
 * state must be (an obstacle disables it and is shown as the reason; decisions.md 26).
 */
export interface ActionRule<Item> {
  /** All must pass. */
  readonly policy: readonly PolicyRule[]
  /** One must pass. */
  readonly anyPolicy?: readonly PolicyRule[]
  /** A service the catalogue must have; any one of several names. */
  readonly services?: readonly string[]
  /** Settings that must be on, by dotted path. */
  readonly settings?: readonly string[]
  /** API extensions that must be there. */
  readonly extensions?: readonly ApiExtension[]
  /** Why the item does not take the action now (English, the key of its translation), or null when it does. */
  readonly obstacle: (item: Item) => string | null
}
