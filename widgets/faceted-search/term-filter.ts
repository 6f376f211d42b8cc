import type { Facet, Term } from './query-model.js'

/** The value under a dotted name: `flavor.ram`. */
function valueAt(item: unknown, path: string): unknown {
  if (typeof item === 'object' && item !== null && path in item) return (item as Record<string, unknown>)[path]
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      item,
    )
}

/**
 * Does an item meet the terms that the page itself filters by? Terms of one facet are alternatives, different facets must all be
 * met. A facet with options compares the whole value, one without looks for the text in it; case does not matter. Terms of
 * server facets are skipped.
 */
export function meetsTerms(item: unknown, terms: readonly Term[], facets: readonly Facet[]): boolean {
  return facets.every((facet) => {
    const wanted = terms.filter(({ name }) => name === facet.name)
    if (facet.isServer || !wanted.length) return true
    const value = String(valueAt(item, facet.name) ?? '').toLowerCase()
    return wanted.some((term) => {
      const text = term.value.toLowerCase()
      return facet.options ? value === text : value.includes(text)
    })
  })
}
