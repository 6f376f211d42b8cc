import type { DeleteKind, DeleteTarget } from './delete-target.js'

export type BalloonAction = 'details' | 'console' | 'add-interface' | 'create-subnet'

/** What a balloon offers to do; a page may forbid it. */
export type BalloonDeed = Exclude<BalloonAction, 'details'> | `delete-${DeleteKind}`

export interface BalloonLink {
  readonly action: BalloonAction
  readonly label: string
  readonly href: string
}

/** A subnet, an interface or an address inside the balloon. */
export interface BalloonRow {
  readonly key: string
  readonly id: string
  /** What people call it. */
  readonly label: string
  readonly href: string | null
  /** Further words: addresses, owner, range. */
  readonly facts: readonly string[]
  /** Null where a row has no state of its own. */
  readonly status: { readonly text: string; readonly active: boolean } | null
  readonly remove: DeleteTarget | null
}

/** What a node's balloon shows and offers. */
export interface BalloonParts {
  /** Further facts by heading. */
  readonly facts: readonly (readonly [heading: string, value: string])[]
  /** Heading of the rows. */
  readonly heading: string
  /** Said when there are no rows. */
  readonly noRows: string
  readonly rows: readonly BalloonRow[]
  readonly links: readonly BalloonLink[]
  /** Adds a row. */
  readonly add: BalloonLink | null
  readonly remove: DeleteTarget | null
}
