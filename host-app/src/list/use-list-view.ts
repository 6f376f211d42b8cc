import { useMemo } from 'react'
import { filterRows, type ListFacet } from './filter-rows.js'
import type { ListState } from './list-state.js'
import { translateFacets } from './translate-facets.js'
import { useListState, type ChangeList } from './use-list-state.js'

export interface ListView<Row> {
  /** Search, sort, page and opened row, as the address has them. */
  readonly view: ListState
  readonly onView: ChangeList
  /** In the page's language. */
  readonly facets: readonly ListFacet<Row>[]
  /** What the facets leave; the table searches these for the free text, and sorts them. */
  readonly rows: readonly Row[]
  /** A facet is in use. */
  readonly searched: boolean
}

/**
 * What a list shows of its rows, as the address says.
 * @param inEnglish a constant
 */
export function useListView<Row>(rows: readonly Row[], inEnglish: readonly ListFacet<Row>[]): ListView<Row> {
  const names = useMemo(() => inEnglish.map(({ name }) => name), [inEnglish])
  const facets = useMemo(() => translateFacets(inEnglish), [inEnglish])
  const [view, onView] = useListState(names)
  const filtered = useMemo(() => filterRows(rows, view.terms, facets), [rows, view.terms, facets])
  return { view, onView, facets, rows: filtered, searched: view.terms.length > 0 }
}
