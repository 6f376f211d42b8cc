import type { Gate } from '../gate.js'

/**
 * When an action fits an item, as data: its gate says what the user must be allowed (a closed one hides the action), and what the
 * item's state must be is said by `unavailable` (a reason disables the action and is shown; DEC-26).
 */
export interface ActionRule<Item> extends Gate {
  /** Why the item does not take the action now (English, the key of its translation), or null when it does. */
  readonly unavailable: (item: Item) => string | null
}
