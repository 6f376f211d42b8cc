import type { Term } from './query-model.js'

/** Detail of `stratus-search`: what is searched for now. */
export interface SearchDetail {
  /** Every term, as chips. Give it back through the `terms` property to restore the search. */
  readonly terms: readonly Term[]
  /** The free text, typed or as a chip. */
  readonly text: string
  /** The terms of facets that the server filters by. */
  readonly serverTerms: readonly Term[]
  /** The same as a query string `name=value&name=value`; `%`, `&` and `=` inside values are percent-escaped. */
  readonly query: string
  /** The same as an object; a facet used more than once has a list. */
  readonly serverQuery: Readonly<Record<string, string | readonly string[]>>
  /** The other terms, for `meetsTerms()`. */
  readonly clientTerms: readonly Term[]
}

export interface StratusFacetedSearchEventMap {
  /** The user changed the search. */
  'stratus-search': CustomEvent<SearchDetail>
}
