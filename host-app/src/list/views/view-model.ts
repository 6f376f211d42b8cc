import { compareNames } from '../../stores/compare-names.js'

/** A list as somebody wants to see it again: filters, order, columns. */
export interface NamedView {
  readonly name: string
  /** The list's part of the address: facets, text, sort. */
  readonly query: string
  /** What the table remembers of its columns; null: as they come. */
  readonly columns: unknown
}

/** All that are kept for a list. */
export interface NamedViews {
  readonly views: readonly NamedView[]
  /** Name of the one that the list opens with. */
  readonly first: string | null
}

export const noViews: NamedViews = { views: [], first: null }

/** So many of a list are kept, and so long may a name be. */
export const mostViews = 50
export const longestName = 60

/** Reads what was stored; what cannot be read is left out. */
export function readViews(stored: unknown): NamedViews {
  const { views, first } = record(stored)
  const found = Array.isArray(views) ? views.flatMap((each: unknown) => readView(each) ?? []) : []
  const unique = found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at)
  const opens = unique.some(({ name }) => name === first) ? String(first) : null
  return { views: unique.slice(0, mostViews), first: opens }
}

function readView(stored: unknown): NamedView | null {
  const { name, query, columns } = record(stored)
  if (typeof name !== 'string' || name.trim() === '' || typeof query !== 'string') return null
  return { name: name.slice(0, longestName), query, columns: columns ?? null }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** With a view more, or another one in place of that of the same name. By name, as people look for them. */
export function withView({ views, first }: NamedViews, view: NamedView): NamedViews {
  const others = views.filter(({ name }) => name !== view.name)
  return { views: [...others, view].toSorted((a, b) => compareNames(a.name, b.name)), first }
}

export const withoutView = ({ views, first }: NamedViews, gone: string): NamedViews => ({
  views: views.filter(({ name }) => name !== gone),
  first: first === gone ? null : first,
})

/** Opens the list with a view from now on; null: with everything. */
export const openingWith = ({ views }: NamedViews, first: string | null): NamedViews => ({ views, first })

/** What is wrong with a name for another view; null: nothing. English, key of its translation. */
export function nameProblem({ views }: NamedViews, name: string): string | null {
  if (name.trim() === '') return 'A name is required.'
  if (name.length > longestName) return 'The name is too long.'
  return views.length >= mostViews && !views.some((view) => view.name === name.trim())
    ? 'There is no room for another view: delete one first.'
    : null
}

/** Whether two addresses show the same rows in the same order: the order of the facets does not matter. */
export function sameQuery(one: string, other: string): boolean {
  const sorted = (query: string) => [...new URLSearchParams(query)].map(String).toSorted().join('\n')
  return sorted(one) === sorted(other)
}

/** Whether two layouts show the same columns in the same order and groups; how wide they are does not matter. */
export function sameColumns(one: unknown, other: unknown): boolean {
  const shownBy = (layout: unknown) => {
    const { order, hidden, groupBy } = record(layout)
    const choices = Object.entries(record(hidden)).toSorted(([a], [b]) => a.localeCompare(b))
    return JSON.stringify([Array.isArray(order) ? order : [], choices, groupBy ?? null])
  }
  return shownBy(one) === shownBy(other)
}
