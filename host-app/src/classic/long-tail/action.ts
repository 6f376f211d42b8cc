import type { ResourceAction } from '../../panels/shared/resource-actions.js'

/** How the cloud's own pages do it: a form of theirs, or an action of one of their tables. */
export type Way<Item> =
  | { readonly form: (item: Item) => string }
  /** `table`: its page, below the web root. `name`: the table's, and the action's. */
  | { readonly table: string; readonly name: readonly [table: string, action: string] }

/** Something no JSON call does: it is done by Horizon's own page. */
export interface LongTailAction<Item> extends ResourceAction<Item> {
  readonly way: Way<Item>
}

/** Puts actions where they belong among a panel's own: before the first that cannot be undone. */
export function withLongTail<Item>(
  own: readonly ResourceAction<Item>[],
  more: readonly ResourceAction<Item>[],
): readonly ResourceAction<Item>[] {
  const at = own.findIndex(({ danger }, index) => index > 0 && danger)
  return at < 0 ? [...own, ...more] : [...own.slice(0, at), ...more, ...own.slice(at)]
}
