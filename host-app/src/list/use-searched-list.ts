import type { Facet } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import type { FilterFirstPanel } from './filter-first.js'
import type { ListTerm } from './list-state.js'
import { useFilterFirst } from './use-filter-first.js'
import { useListState } from './use-list-state.js'
import { useResourceList, type ResourceList, type ResourceListOptions } from './use-resource-list.js'

interface SearchedListOptions<T> extends Pick<ResourceListOptions<T>, 'keyOf' | 'remember'> {
  panel: FilterFirstPanel
  /** A constant, as for `ListPage`, which filters what the server does not. */
  facets: readonly Facet[]
  /** Stable. @param terms those the server is to search for: of its own facets, or all where the list is too long to be had whole */
  load(terms: readonly ListTerm[], signal: AbortSignal): Promise<readonly T[]>
}

/** The list of a panel whose server searches, and which may be set to show nothing before it is searched (`FILTER_DATA_FIRST`). */
export function useSearchedList<T>({ panel, facets, load, ...options }: SearchedListOptions<T>): ResourceList<T> {
  const filterFirst = useFilterFirst(panel)
  const names = useMemo(() => facets.map(({ name }) => name), [facets])
  const [{ terms }] = useListState(names)
  const byServer = ({ name }: ListTerm) => filterFirst || facets.some((facet) => facet.name === name && facet.isServer)
  // The same terms are the same text, and ask nothing anew.
  const query = JSON.stringify(terms.filter(byServer))
  return useResourceList<T>({
    ...options,
    load: useCallback((signal: AbortSignal) => load(JSON.parse(query) as ListTerm[], signal), [load, query]),
    enabled: filterFirst === false || (filterFirst === true && terms.length > 0),
    query,
  })
}
