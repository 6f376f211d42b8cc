import type { Sort, SortBy } from '@stratus/widgets'

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
  readonly sort: Sort | null
  /** From 1. */
  readonly page: number
  /** Key of the row whose drawer is open. */
  readonly open: string | null
}

const reserved = ['text', 'sort', 'page', 'open'] as const

/** Of several lists on one page each has a prefix of its own: `dscp.sort`. */
const named = (prefix: string, part: (typeof reserved)[number]) => (prefix ? `${prefix}.${part}` : part)

function pageOf(value: string | null): number {
  const page = Number(value)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** `-size,name`: a column that descends has a minus, what decides among equal rows comes behind. */
function sortOf(value: string | null): Sort | null {
  const [first, ...thenBy] = (value ?? '')
    .split(',')
    .filter((word) => word.replace(/^-/, '') !== '')
    .map((word): SortBy => ({
      column: word.replace(/^-/, ''),
      direction: word.startsWith('-') ? 'descending' : 'ascending',
    }))
  return first ? { ...first, ...(thenBy.length && { thenBy }) } : null
}

const sortWord = ({ column, direction }: SortBy) => `${direction === 'descending' ? '-' : ''}${column}`

/**
 * Reads the state. Parameters that are no facet of this list are somebody else's and stay untouched.
 * @param prefix of the parameters, where a page has several lists
 */
export function readListState(params: URLSearchParams, facets: readonly string[], prefix = ''): ListState {
  const part = (name: (typeof reserved)[number]) => params.get(named(prefix, name))
  return {
    terms: [...params]
      .filter(([name, value]) => facets.includes(name) && value !== '')
      .map(([name, value]) => ({ name, value })),
    text: part('text') ?? '',
    sort: sortOf(part('sort')),
    page: pageOf(part('page')),
    open: part('open') || null,
  }
}

/** Writes the state over the given parameters; what is at its default leaves the URL. */
export function writeListState(
  params: URLSearchParams,
  facets: readonly string[],
  { terms, text, sort, page, open }: ListState,
  prefix = '',
): URLSearchParams {
  const own = new Set([...facets, ...reserved.map((part) => named(prefix, part))])
  const kept = [...params].filter(([name]) => !own.has(name))
  const next = new URLSearchParams(kept)
  for (const term of terms) next.append(term.name, term.value)
  if (text) next.set(named(prefix, 'text'), text)
  if (sort) next.set(named(prefix, 'sort'), [sort, ...(sort.thenBy ?? [])].map(sortWord).join(','))
  if (page > 1) next.set(named(prefix, 'page'), String(page))
  if (open) next.set(named(prefix, 'open'), open)
  return next
}
