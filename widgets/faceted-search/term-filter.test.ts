import { describe, expect, it } from 'vitest'
import { meetsTerms } from './term-filter.js'

const facets = [
  { name: 'name', label: 'Name' },
  {
    name: 'public',
    label: 'Public',
    options: [
      { key: 'true', label: 'Yes' },
      { key: 'false', label: 'No' },
    ],
  },
  { name: 'flavor.ram', label: 'RAM' },
  { name: 'host', label: 'Host', isServer: true },
]
const item = { name: 'Web-1', public: true, flavor: { ram: 512 } }
const meets = (...terms: string[]) =>
  meetsTerms(
    item,
    terms.map((text) => ({ name: text.split('=')[0]!, value: text.split('=')[1]! })),
    facets,
  )

describe('client facets', () => {
  it('W-SEARCH-01 looks for text in a field, by whole values where there are options', () => {
    expect(meets('name=web')).toBe(true)
    expect(meets('name=db')).toBe(false)
    expect(meets('public=true')).toBe(true)
    expect(meets('public=tru')).toBe(false)
  })

  it('finds nested fields by dotted names', () => {
    expect(meets('flavor.ram=512')).toBe(true)
    expect(meets('flavor.ram=1024')).toBe(false)
  })

  it('a name with a dot of its own goes before the nested one; nothing there matches nothing', () => {
    const ram = (row: unknown, value: string) => meetsTerms(row, [{ name: 'flavor.ram', value }], facets)
    expect(ram({ 'flavor.ram': 64, flavor: { ram: 512 } }, '64')).toBe(true)
    for (const row of [null, 7, 'text', {}, { flavor: null }, { flavor: 'ram' }]) expect(ram(row, '512')).toBe(false)
    expect(ram({ flavor: {} }, 'undefined')).toBe(false)
  })

  it('takes terms of one facet as alternatives, and leaves server facets to the server', () => {
    expect(meets('public=false', 'public=true')).toBe(true)
    expect(meets('name=web', 'public=false')).toBe(false)
    expect(meets('host=elsewhere')).toBe(true)
  })
})
