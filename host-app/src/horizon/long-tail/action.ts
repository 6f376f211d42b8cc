import type { ResourceAction } from '../../panels/shared/resource-actions.js'

/** An action of one of the tables of Horizon's own pages. */
export interface TableWay {
  /** The table's page, below the web root. */
  readonly table: string
  readonly name: readonly [table: string, action: string]
  /** Where its message is read, when not on the same page: tabs come without messages. */
  readonly next?: string
}

/**
 * How the cloud's own pages do it: a form of theirs or a page that has it (their addresses, below the web root), or an action of
 * one of their tables.
 */
export type Way<Item> = { readonly form: (item: Item) => string } | { readonly page: (item: Item) => string } | TableWay

/** What of a list a success changes: the item's row, or which rows there are. */
export type Changes = 'row' | 'list'

/** Something no JSON call does: it is done by Horizon's own page. */
export interface LongTailAction<Item> extends ResourceAction<Item> {
  readonly way: Way<Item>
  /** Default `row`. */
  readonly changes?: Changes
  /** What a table's action that cannot be undone says when it asks, beside the item's name. English, key of its translation. */
  readonly help?: string
}

/** A form that needs no item: it makes a new one. */
export interface PageForm {
  /** English, key of its translation. */
  readonly label: string
  /** Address below the web root. */
  readonly form: string
}

/** Puts actions where they belong among a panel's own: before the first that cannot be undone. */
export function withLongTail<Item>(
  own: readonly ResourceAction<Item>[],
  more: readonly ResourceAction<Item>[],
): readonly ResourceAction<Item>[] {
  const at = own.findIndex(({ danger }, index) => index > 0 && danger)
  return at < 0 ? [...own, ...more] : [...own.slice(0, at), ...more, ...own.slice(at)]
}
