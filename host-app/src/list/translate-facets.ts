import { t, type Facet } from '@stratus/widgets'

/** Facets written in English (keys of their translations), in the page's language. */
export function translateFacets(facets: readonly Facet[]): Facet[] {
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
