import type { Gate } from '@stratus/api-client'
import type { IconName } from '@stratus/widgets'
import type { NamedItem } from './context.js'
import type { Call, Does, DoesOnPage } from './does.js'

interface Described extends Gate {
  /** Unique within its panel. */
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly icon?: IconName
}

/**
 * One thing that can be done with an item: what it is called, who may do it (its gate: a closed one hides it, DEC-26), when the
 * item takes it, and what it does. Rules of `api-client/rules` spread into it.
 */
export interface Action<Item extends NamedItem> extends Described {
  readonly danger?: boolean
  /** Heading under which menus have it; English, key of its translation. Panels with few actions have none. */
  readonly group?: string
  /** What comes next in this state of the item: a button of its own while it is possible. */
  readonly leads?: (item: Item) => boolean
  /** Label for several items, English; without it the action is never offered for several. */
  readonly many?: string
  /** Offered for these items only, such as one half of a toggle; default for all. */
  readonly when?: (item: Item) => boolean
  /** Why the item does not take it now (English, key of its translation), or null. */
  readonly unavailable?: (item: Item) => string | null
  readonly does: Does<Item>
  /** How it is done with several; default as with one. */
  readonly doesMany?: Call<Item>
}

/** One thing that can be done on a panel without an item, such as making a new one: a button of its page. */
export interface PageAction<Item extends NamedItem> extends Described {
  /** What the panel is for. */
  readonly primary?: boolean
  /** The command palette offers it too. */
  readonly palette?: boolean
  readonly does: DoesOnPage<Item>
}

/** Everything that can be done on a panel: the one value its list, its details page and the command palette have in common. */
export interface PanelActions<Item extends NamedItem> {
  /** Type code under which results name the items, such as `OS::Cinder::Volume`. */
  readonly type: string
  /** As what that which it begins is followed (`task-kinds.ts`); default its type. */
  readonly followedAs?: string
  readonly items: readonly Action<Item>[]
  /** The primary one last. */
  readonly page?: readonly PageAction<Item>[]
  /** Ids of all that is offered for several items, in order; default as in `items`. */
  readonly manyOrder?: readonly string[]
  /** Of what is no action: a column, a choice in a form. */
  readonly gates?: Readonly<Record<string, Gate>>
  /** Another order of what fits an item, the likely one first; default as in `items`. */
  arrange?(item: Item, fitting: readonly Action<Item>[]): readonly Action<Item>[]
}
