import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Column } from './column.js'
import { categoryRows, haystack, searchRows, valueText } from './filter-model.js'

interface Thing {
  name: string
  addresses: string[]
}
const columns: Column<Thing>[] = [
  { id: 'name', title: 'Name', value: (row) => row.name },
  { id: 'addresses', title: 'Addresses', value: (row) => row.addresses },
]
const things: Thing[] = [
  { name: 'Web.1', addresses: ['10.0.0.1', '10.0.0.2'] },
  { name: 'web-2', addresses: [] },
]
const find = (search: string): string[] =>
  searchRows(things, search, (row) => haystack(row, columns)).map((row) => row.name)

describe('filters', () => {
  it('W-TABLE-02 the text matches literally and whatever the case', () => {
    expect(find('web')).toEqual(['Web.1', 'web-2'])
    expect(find('WEB.')).toEqual(['Web.1'])
    expect(find('w.b')).toEqual([])
    expect(find(' 10.0.0.2 ')).toEqual(['Web.1'])
    expect(find('')).toEqual(['Web.1', 'web-2'])
  })

  it('W-TABLE-02 texts of two columns never match as one', () => {
    expect(find('web.1 10.0')).toEqual([])
  })

  it('W-TABLE-03 a category shows the rows it matches; an unknown one shows all', () => {
    const categories = [{ id: 'addressed', label: 'With address', match: (row: Thing) => row.addresses.length > 0 }]
    expect(categoryRows(things, categories, 'addressed')).toEqual([things[0]])
    expect(categoryRows(things, categories, null)).toBe(things)
    expect(categoryRows(things, categories, 'gone')).toBe(things)
  })

  it('W-TABLE-02 exactly the rows that contain the text stay, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (names, search) => {
        const rows = names.map((name) => ({ name }))
        const wanted = search.trim().toLowerCase()
        const found = searchRows(rows, search, (row) => valueText(row.name).toLowerCase())
        expect(found).toEqual(rows.filter((row) => row.name.toLowerCase().includes(wanted)))
      }),
    )
  })
})
