import { describe, expect, it } from 'vitest'
import { filterRows, type ListFacet } from './filter-rows.js'

interface Row {
  readonly name: string
  readonly tags: readonly string[]
}

const facets: readonly ListFacet<Row>[] = [
  { name: 'name', label: 'Name' },
  { name: 'tag', label: 'Tag', match: ({ tags }, value) => tags.includes(value) },
  { name: 'owner', label: 'Owner', isServer: true },
]
const web: Row = { name: 'web-1', tags: ['a', 'b'] }
const db: Row = { name: 'db', tags: ['b'] }
const rows = [web, db]

const filtered = (...terms: [string, string][]) =>
  filterRows(
    rows,
    terms.map(([name, value]) => ({ name, value })),
    facets,
  )

describe('rows that the facets leave', () => {
  it('have the value in the field, or as the facet itself matches', () => {
    expect(filtered(['name', 'WEB'])).toEqual([web])
    expect(filtered(['tag', 'a'])).toEqual([web])
  })

  it('W-SEARCH-05 have one value of each facet in use', () => {
    expect(filtered(['tag', 'a'], ['tag', 'b'])).toEqual([web, db])
    expect(filtered(['tag', 'b'], ['name', 'db'])).toEqual([db])
    expect(filtered(['tag', 'a'], ['name', 'db'])).toEqual([])
  })

  it('are all of them, as the same array, where only the server filters or nobody does', () => {
    expect(filtered()).toBe(rows)
    expect(filtered(['owner', 'x'])).toBe(rows)
    expect(filtered(['unknown', 'x'])).toBe(rows)
  })
})
