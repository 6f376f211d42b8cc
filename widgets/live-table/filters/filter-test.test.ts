import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ColumnFilter } from '../data/column-filter.js'
import type { CellValue, Column, ColumnType } from '../data/column.js'
import { filterTest } from './filter-test.js'
import { filterText } from './render-filter-row.js'
import { setChoices } from './set-choices.js'

interface One {
  readonly v: CellValue
}
const column = (type?: ColumnType): Column<One> => ({ id: 'v', title: 'V', ...(type && { type }) })
const left = (values: readonly CellValue[], filter: ColumnFilter, type?: ColumnType): readonly CellValue[] => {
  const rows = values.map((v) => ({ v }))
  return rows.filter(filterTest([column(type)], { v: filter }) ?? (() => true)).map(({ v }) => v)
}

describe('filters of columns', () => {
  it('W-TABLE-47 a text is contained, whatever the case and literally', () => {
    expect(left(['Web-1', 'db', 'a.web', null], { text: ' WEB ' })).toEqual(['Web-1', 'a.web'])
    expect(left(['a.b', 'axb'], { text: '.' })).toEqual(['a.b'])
  })

  it('W-TABLE-47 bounds are included, read as the values are; what is no number is out', () => {
    expect(left([1, 2, '3', 'many', null], { min: 2, max: 3 }, 'number')).toEqual([2, '3'])
    expect(left(['900 MB', '2 GB', '1 TB'], { min: '1 GB' }, 'size')).toEqual(['2 GB', '1 TB'])
    expect(left([0, 1], { max: 0 })).toEqual([0])
  })

  it('W-TABLE-47 days are whole days of the reader', () => {
    const at = (hour: number, day: number) => new Date(2026, 10, day, hour).toISOString()
    const days = [at(23, 22), at(0, 23), at(23, 23), at(0, 24)]
    expect(left(days, { from: '2026-11-23', to: '2026-11-23' }, 'timestamp')).toEqual([days[1], days[2]])
    expect(left(['soon', null], { from: '2026-11-23' }, 'timestamp')).toEqual([])
  })

  it('W-TABLE-47 a set is one of, and of a list any', () => {
    expect(left(['up', 'down', '', null, ['up', 'x']], { values: ['up', ''] })).toEqual(['up', '', null, ['up', 'x']])
  })

  it('what cannot be read, or names no column, filters nothing', () => {
    expect(filterTest([column()], { v: { text: ' ' }, gone: { text: 'x' } })).toBeNull()
    expect(left([1, 2], { min: 'lots', from: 'tomorrow' }, 'number')).toEqual([1, 2])
  })

  it('W-TABLE-47 what a set offers are the values that are there, each found by choosing it, and together all rows', () => {
    const value = fc.oneof(fc.constantFrom('a', 'b', 'c', ''), fc.constant(null), fc.array(fc.constantFrom('a', 'd')))
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const choices = setChoices(
          column(),
          values.map((v) => ({ v })),
        )
        for (const { text, count } of choices) expect(left(values, { values: [text] })).toHaveLength(count ?? -1)
        if (choices.length)
          expect(left(values, { values: choices.map(({ text }) => text) })).toHaveLength(values.length)
      }),
    )
  })

  it('several filters leave what each of them leaves', () => {
    const filter = fc.record({ min: fc.nat(5), max: fc.nat(9), text: fc.constantFrom('', '1') })
    fc.assert(
      fc.property(fc.array(fc.nat(20)), filter, (values, { min, max, text }) => {
        const both = left(values, { min, max, text }, 'number')
        expect(both).toEqual(left(left(left(values, { text }, 'number'), { min }, 'number'), { max }, 'number'))
      }),
    )
  })

  it('says what is chosen in a few words', () => {
    const filters: ColumnFilter[] = [
      {},
      { min: 0 },
      { max: 2 },
      { from: 'a', to: 'b' },
      { values: ['x'] },
      { values: [''] },
    ]
    expect(filters.map(filterText)).toEqual(['All', '≥ 0', '≤ 2', 'a – b', 'x', '(none)'])
    expect(filterText({ values: ['x', 'y'] })).toBe('2 chosen')
  })
})
