import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chipsOf,
  containing,
  formatTerm,
  matchLabel,
  parseQuery,
  parseTerm,
  queryObject,
  queryOf,
  termsOfQuery,
  textChip,
  unusedFacets,
  type Facet,
  type Term,
} from './query-model.js'

// Facets of each kind: a singleton with free text, several options, a singleton with options.
const facets: readonly Facet[] = [
  { name: 'name', label: 'Name', singleton: true },
  {
    name: 'status',
    label: 'Status',
    options: [
      { key: 'a', label: 'Active' },
      { key: 'd', label: 'Down' },
    ],
  },
  { name: 'vis', label: 'Visibility', singleton: true, options: [{ key: 'p', label: 'Public' }] },
]
const term = (text: string): Term => ({ name: text.split('=')[0]!, value: text.split('=')[1]! })
const left = (...terms: string[]) =>
  unusedFacets(facets, terms.map(term)).map(({ name, options }) =>
    options ? `${name}[${options.map(({ label }) => label).join()}]` : name,
  )

describe('search query', () => {
  it('W-SEARCH-01 parts a query string into terms', () => {
    expect(termsOfQuery('?a=b&c=d')).toEqual(['a=b', 'c=d'])
    expect(termsOfQuery('')).toEqual([''])
    expect(parseTerm('a=b=c')).toEqual({ name: 'a', value: 'b' })
    expect(parseTerm('a')).toEqual({ name: 'a' })
  })

  it('W-SEARCH-01 leaves free text out of the query string', () => {
    expect(queryOf(['name=x', 'text=abc', 'status=a', 'textual=1'].map(term))).toBe('name=x&status=a')
  })

  it('W-SEARCH-09 makes a chip of free text', () => {
    expect(textChip('v', 'T')).toEqual({ term: { name: 'text', value: 'v' }, label: ['T', 'v'] })
  })

  it('W-SEARCH-02 makes chips of terms and leaves unknown ones out', () => {
    const chips = chipsOf(['name=x', 'status=a', 'status=zz', 'foo=1'].map(term), facets)
    expect([...chips, textChip('hello', 'Text')].map(({ label }) => label.join(':'))).toEqual([
      'Name:x',
      'Status:Active',
      'Text:hello',
    ])
  })

  it('W-SEARCH-03 W-SEARCH-04 W-SEARCH-05 offers what is not used yet', () => {
    expect(left()).toEqual(['name', 'status[Active,Down]', 'vis[Public]'])
    expect(left('name=x')).toEqual(['status[Active,Down]', 'vis[Public]'])
    expect(left('status=a')).toEqual(['name', 'status[Down]', 'vis[Public]'])
    expect(left('status=a', 'status=d')).toEqual(['name', 'vis[Public]'])
    expect(left('vis=p')).toEqual(['name', 'status[Active,Down]'])
  })

  it('a facet used once is gone where it has no options, and where it is single', () => {
    const free: Facet = { name: 'tag', label: 'Tag' }
    const single: Facet = {
      name: 'one',
      label: 'One',
      singleton: true,
      options: [
        { key: 'a', label: 'A' },
        { key: 'b', label: 'B' },
      ],
    }
    expect(unusedFacets([free, single], [term('tag=x')])).toEqual([single])
    expect(unusedFacets([free, single], [term('one=a')])).toEqual([free])
  })

  it('finds facets and options by a part of their label', () => {
    expect(containing(facets, 'sta')).toEqual([facets[1]])
    expect(matchLabel('Status', 'sta')).toEqual(['', 'Sta', 'tus'])
    expect(containing(facets, 'NA')).toEqual([])
    expect(containing(facets, '')).toBe(facets)
    expect(matchLabel('Visibility', 'sib')).toEqual(['Vi', 'sib', 'ility'])
    expect(matchLabel('Status', 'x')).toBe(undefined)
    expect(containing(facets[1]!.options!, 'ow').map(({ label }) => matchLabel(label, 'ow'))).toEqual([
      ['D', 'ow', 'n'],
    ])
  })

  it('every value survives the way into a query string and back', () => {
    const name = fc.stringMatching(/^[a-z_:.]{1,8}$/).filter((each) => !each.startsWith('text'))
    fc.assert(
      fc.property(fc.array(fc.record({ name, value: fc.string() })), (terms) => {
        expect(parseQuery(queryOf(terms))).toEqual(terms)
      }),
    )
    expect(formatTerm({ name: 'name', value: 'a&b=c%' })).toBe('name=a%26b%3Dc%25')
  })

  it('an object of terms has lists where a facet is used twice', () => {
    expect(queryObject([term('status=a'), term('name=x'), term('status=d')])).toEqual({ status: ['a', 'd'], name: 'x' })
  })
})
