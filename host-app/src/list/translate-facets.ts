import { t } from '@stratus/widgets'
import type { ListFacet } from './filter-rows.js'

/** Facets written in English (keys of their translations), in the page's language. */
export function translateFacets<Row>(facets: readonly ListFacet<Row>[]): ListFacet<Row>[] {
  return facets.map(({ label, options, ...rest }) => ({
    ...rest,
    label: t(label),
    options: options?.map((option) => ({ ...option, label: t(option.label) })),
  }))
}

/** Options of a facet that is either: `true` and `false` are how `meetsTerms` reads such a field. */
export const yesNoOptions = [
  { key: 'true', label: 'Yes' },
  { key: 'false', label: 'No' },
] as const
