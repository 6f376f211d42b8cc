import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListState, writeListState, type ListState } from './list-state.js'

/** Changes of these show other rows: paging starts over. */
const filters: readonly (keyof ListState)[] = ['terms', 'text', 'sort']

/** Somebody is typing, or looks into a row: no step that Back should undo. */
function isPassing(before: ListState, change: Partial<ListState>): boolean {
  const sameTerms = !change.terms || JSON.stringify(change.terms) === JSON.stringify(before.terms)
  return 'open' in change || ('text' in change && sameTerms)
}

/** @param isStep whether Back undoes it; default: as below */
export type ChangeList = (change: Partial<ListState>, isStep?: boolean) => void

/**
 * The list state of this page's URL, and what changes it.
 * Typing and opening rows replace the entry in the browser's history, everything else makes a new one, so that Back undoes
 * a choice.
 * @param facets names of this list's facets; keep stable
 * @param prefix of this list's parameters, where a page has several lists
 */
export function useListState(facets: readonly string[], prefix = ''): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams()
  const read = useMemo(() => readListState(params, facets, prefix), [params, facets, prefix])
  // What is asked for depends on the terms: the same ones stay the same object, whatever else the address says.
  const key = JSON.stringify(read.terms)
  const terms = useMemo(() => JSON.parse(key) as ListState['terms'], [key])
  const state = useMemo(() => ({ ...read, terms }), [read, terms])
  const change = useCallback(
    (change: Partial<ListState>, isStep = !isPassing(state, change)) => {
      setParams(
        (current) => {
          const page = filters.some((key) => key in change) ? { page: 1 } : {}
          return writeListState(
            current,
            facets,
            { ...readListState(current, facets, prefix), ...page, ...change },
            prefix,
          )
        },
        { replace: !isStep, preventScrollReset: true },
      )
    },
    [facets, prefix, setParams, state],
  )
  return [state, change]
}
