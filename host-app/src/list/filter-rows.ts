import { meetsTerms, type Facet } from '@stratus/widgets'
import type { ListTerm } from './list-state.js'

/** What a list can be filtered by; named after the field it looks at, unless it has its own `match`. */
export interface ListFacet<Row> extends Facet {
  /** Whether a row has the value. */
  match?(row: Row, value: string): boolean
}

/**
 * Rows that have a value of every facet in use; several values of one facet are alternatives. Facets of the server are
 * skipped: it has filtered by them.
 * @returns the same array when nothing is filtered
 */
export function filterRows<Row>(
  rows: readonly Row[],
  terms: readonly ListTerm[],
  facets: readonly ListFacet<Row>[],
): readonly Row[] {
  const used = facets.filter((facet) => !facet.isServer && terms.some(({ name }) => name === facet.name))
  if (used.length === 0) return rows
  const fields = used.filter(({ match }) => !match)
  const matching = used.flatMap(({ name, match }) =>
    match ? [{ match, values: terms.filter((term) => term.name === name).map(({ value }) => value) }] : [],
  )
  return rows.filter(
    (row) =>
      matching.every(({ match, values }) => values.some((value) => match(row, value))) &&
      meetsTerms(row, terms, fields),
  )
}
