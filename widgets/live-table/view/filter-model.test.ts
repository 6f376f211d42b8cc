import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CellValue, Column } from '../data/column.js'
import { narrows, rowTest, type FilterInput } from './filter-model.js'

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
const input = (search: string, category: string | null = null): FilterInput<Thing> => ({
  columns,
  search,
  categories,
  category,
})
const categories = [{ id: 'addressed', label: 'With address', match: (row: Thing) => row.addresses.length > 0 }]
const find = (search: string, category: string | null = null): string[] =>
  things.filter(rowTest(input(search, category)) ?? (() => true)).map((row) => row.name)

describe('filters', () => {
  it('W-TABLE-02 the text matches literally and whatever the case', () => {
    expect(find('web')).toEqual(['Web.1', 'web-2'])
    expect(find('WEB.')).toEqual(['Web.1'])
    expect(find('w.b')).toEqual([])
    expect(find(' 10.0.0.2 ')).toEqual(['Web.1'])
    expect(find('')).toEqual(['Web.1', 'web-2'])
  })

  it('W-TABLE-02 a letter is found in what its lower case is', () => {
    const says = (name: string, search: string): boolean | undefined =>
      rowTest(input(search))?.({ name, addresses: [] })
    expect([says('20 \u212a', '20 k'), says('WİFİ', 'wİfi'), says('Wİ', 'wi'), says('İx', 'ix')]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect([says('ſ', 's'), says('ı', 'i'), says('STRASSE', 'straße')]).toEqual([false, false, false])
  })

  it('W-TABLE-02 texts of two columns never match as one', () => {
    expect(find('web.1 10.0')).toEqual([])
  })

  it('W-TABLE-03 a category shows the rows it matches; an unknown one shows all', () => {
    expect(find('', 'addressed')).toEqual(['Web.1'])
    expect(find('web-2', 'addressed')).toEqual([])
    expect(find('web', 'addressed')).toEqual(['Web.1'])
    expect(find('')).toEqual(['Web.1', 'web-2'])
    expect(find('', 'gone')).toEqual(['Web.1', 'web-2'])
  })

  it('W-TABLE-02 numbers and flags are found by their text, nothing by none', () => {
    const says = (value: CellValue, search: string): boolean | undefined =>
      rowTest({ columns: [{ id: 'a', title: 'A', value: () => value }], search, categories: [], category: null })?.({})
    expect([says(1024, '02'), says(true, 'tru'), says('Null', 'null')]).toEqual([true, true, true])
    for (const nothing of [null, undefined])
      for (const text of ['null', 'undefined']) expect(says(nothing, text)).toBe(false)
  })

  it('a longer search under the same columns and category is narrower, another category is not', () => {
    const given = input('web', 'addressed')
    expect(narrows(given, { ...given, search: 'web-' })).toBe(true)
    expect(narrows(given, { ...given, search: 'we' })).toBe(false)
    expect(narrows(input('web'), given)).toBe(true)
    expect(narrows(input('web', 'gone'), given)).toBe(true)
    expect(narrows(given, input('web'))).toBe(false)
    expect(narrows(given, { ...given, categories: [...categories] })).toBe(false)
    expect(narrows(given, { ...given, columns: [...columns] })).toBe(false)
  })

  it('no test at all where every row passes', () => {
    expect(rowTest(input('  '))).toBeNull()
  })

  it('W-TABLE-02 exactly the rows that contain the text pass, in any script and with any sign', () => {
    // Letters that become others, or two, in lower or upper case, and what means something in a pattern.
    const tricky = fc.constantFrom(...'ikIKsS1 .*\\[^$/-ſßẞıİ\u0307K\u212aΣσςéÉ\ud83d\n', 'ff')
    const text = fc.oneof(fc.string(), fc.string({ unit: tricky }))
    const either = fc.tuple(text, text)
    const inside = text.chain((name) =>
      fc.tuple(
        fc.constant(name),
        fc.nat(9).map((from) => name.slice(from, from + 3)),
      ),
    )
    fc.assert(
      fc.property(fc.oneof(either, inside), ([name, search]) => {
        const test = rowTest(input(search))
        expect(test?.({ name, addresses: [] }) ?? true).toBe(name.toLowerCase().includes(search.trim().toLowerCase()))
      }),
      { numRuns: 2000 },
    )
    expect(find('w'.repeat(10_000))).toEqual([])
  })

  it('what passes a narrower search has passed the wider one', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (name, before, next) => {
        const row = { name, addresses: [] }
        if (!narrows(input(before), input(next)) || !(rowTest(input(next))?.(row) ?? true)) return
        expect(rowTest(input(before))?.(row) ?? true).toBe(true)
      }),
    )
  })
})
