export type SortDirection = 'ascending' | 'descending'

/** One facet of the search box with its chosen value, as in `status=active`. */
export interface ListTerm {
  readonly name: string
  readonly value: string
}

/** What a list page keeps in its URL, so that a link shows the same rows to someone else. */
export interface ListState {
  /** Chosen facets, in the order they were chosen. */
  readonly terms: readonly ListTerm[]
  /** Free text, matched on the rows that are here. */
  readonly text: string
  readonly sort: { readonly column: string; readonly direction: SortDirection } | null
  /** From 1. */
  readonly page: number
  /** Key of the row whose drawer is open. */
  readonly open: string | null
}

const reserved = { text: 'text', sort: 'sort', page: 'page', open: 'open' } as const

function pageOf(value: string | null): number {
  const page = Number(value)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** Reads the state. Parameters that are no facet of this list are somebody else's and stay untouched. */
export function readListState(params: URLSearchParams, facets: readonly string[]): ListState {
  const sort = params.get(reserved.sort)
  return {
    terms: [...params]
      .filter(([name, value]) => facets.includes(name) && value !== '')
      .map(([name, value]) => ({ name, value })),
    text: params.get(reserved.text) ?? '',
    sort: sort
      ? { column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }
      : null,
    page: pageOf(params.get(reserved.page)),
    open: params.get(reserved.open) || null,
  }
}

/** Writes the state over the given parameters; what is at its default leaves the URL. */
export function writeListState(
  params: URLSearchParams,
  facets: readonly string[],
  { terms, text, sort, page, open }: ListState,
): URLSearchParams {
  const kept = [...params].filter(([name]) => !facets.includes(name) && !Object.keys(reserved).includes(name))
  const next = new URLSearchParams(kept)
  for (const term of terms) next.append(term.name, term.value)
  if (text) next.set(reserved.text, text)
  if (sort) next.set(reserved.sort, `${sort.direction === 'descending' ? '-' : ''}${sort.column}`)
  if (page > 1) next.set(reserved.page, String(page))
  if (open) next.set(reserved.open, open)
  return next
}
