import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Column, Sort } from '../data/column.js'
import { expectOrder, TableView, type ViewInput } from './view-model.js'

interface Thing {
  id: number
  name: string
}
const things: Thing[] = ['web-2', 'db', 'web-1'].map((name, id) => ({ id, name }))

function input(value: Column<Thing>['value']): ViewInput<Thing> {
  return {
    rows: things,
    columns: [{ id: 'name', title: 'Name', value }],
    search: '',
    categories: [],
    category: null,
    sort: null,
  }
}

describe('the view over the rows', () => {
  it('W-TABLE-01 W-TABLE-02 rows are searched, then sorted', () => {
    const view = new TableView<Thing>()
    const rows = view.compute({
      ...input((row) => row.name),
      search: 'web',
      sort: { column: 'name', direction: 'ascending' },
    })
    expect(rows.map(({ name }) => name)).toEqual(['web-1', 'web-2'])
  })

  it('nothing is computed again while nothing has changed', () => {
    const value = vi.fn((row: Thing) => row.name)
    const view = new TableView<Thing>()
    const given = { ...input(value), search: 'web', sort: { column: 'name', direction: 'ascending' } as const }
    const first = view.compute(given)
    const calls = value.mock.calls.length
    expect(view.compute({ ...given })).toBe(first)
    expect(value.mock.calls.length).toBe(calls)
  })

  it('an order that was expected is not made again, under any filter; for other rows, columns and ways round it is', () => {
    const value = vi.fn((row: Thing) => row.name)
    const given = input(value)
    const [column] = given.columns
    expectOrder(given.rows, { column: column!, sign: 1 })
    value.mockClear()
    const shown = (more: Partial<ViewInput<Thing>>) => {
      const sort = { column: 'name', direction: 'ascending' } as const
      const rows = new TableView<Thing>().compute({ ...given, sort, ...more })
      return [rows.map(({ name }) => name), value.mock.calls.splice(0).length]
    }
    const categories = [{ id: 'web', label: 'Web', match: (row: Thing) => row.name !== 'db' }]
    expect(shown({})).toEqual([['db', 'web-1', 'web-2'], 0])
    expect(shown({ categories, category: 'web' })).toEqual([['web-1', 'web-2'], 0])
    expect(shown({ sort: { column: 'name', direction: 'descending' } })).toEqual([['web-2', 'web-1', 'db'], 3])
    expect(shown({ rows: [...things] })).toEqual([['db', 'web-1', 'web-2'], 3])
    const [web2, db] = [things[0]!, things[1]!]
    things.splice(0, 2, { id: 3, name: 'zoo' }, db)
    expect(shown({})).toEqual([['db', 'web-1', 'zoo'], 3])
    things[0] = web2
    expect(shown({ columns: [{ ...column!, value: (row: Thing) => 2 - row.id }] })).toEqual([
      ['web-1', 'db', 'web-2'],
      0,
    ])
  })

  it('a refresh reads the rows that are new objects, and the few that show where these belong', () => {
    const value = vi.fn((row: Thing) => row.name)
    const view = new TableView<Thing>()
    const many = Array.from({ length: 4000 }, (_, id) => ({ id, name: `web-${id}` }))
    const given = {
      ...input(value),
      rows: many,
      sort: { column: 'name', direction: 'ascending' } as const,
      search: 'e',
    }
    view.compute(given)
    value.mockClear()
    const changed = { id: 7, name: 'early' }
    const rows = view.compute({ ...given, rows: many.with(7, changed) })
    expect(rows[0]).toBe(changed)
    expect(rows).toHaveLength(4000)
    // Twelve halvings of 4,000.
    expect(new Set(value.mock.calls.map(([row]) => row)).size).toBeLessThan(15)
  })

  it('a narrower filter, and leaving it again, keeps the order without reading what is sorted by', () => {
    const value = vi.fn((row: Thing) => row.name)
    const view = new TableView<Thing>()
    const even = { id: 'even', label: 'Even', match: (row: Thing) => row.id % 2 === 0 }
    const given = {
      ...input(value),
      categories: [even],
      sort: { column: 'name', direction: 'ascending' } as const,
    }
    view.compute(given)
    value.mockClear()
    expect(view.compute({ ...given, category: 'even' }).map(({ name }) => name)).toEqual(['web-1', 'web-2'])
    expect(view.compute(given).map(({ name }) => name)).toEqual(['db', 'web-1', 'web-2'])
    expect(value).not.toHaveBeenCalled()
  })

  const sortOf = (direction: Sort['direction'], column: string, other?: string): Sort => ({
    column,
    direction,
    ...(other && { thenBy: [{ column: other, direction: 'descending' }] }),
  })

  it('W-TABLE-46 rows that are equal by one column are in the order of the next, and equal ones as they come', () => {
    const row = fc.record({ a: fc.nat(2), b: fc.option(fc.nat(2)), c: fc.constantFrom('x', 'y', '') })
    const key = fc.record({
      column: fc.constantFrom('a', 'b', 'c'),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    })
    const columns = ['a', 'b', 'c'].map((id): Column<object> => ({ id, title: id }))
    fc.assert(
      fc.property(fc.array(row), key, fc.array(key, { maxLength: 3 }), (rows, first, thenBy) => {
        const base = { rows, columns, search: '', categories: [], category: null }
        const sorted = new TableView<object>().compute({ ...base, sort: { ...first, thenBy } })
        // Sorting by the last one first, each time keeping what is equal, is what is meant.
        const expected = [first, ...thenBy].reduceRight<readonly object[]>(
          (before, sort) => new TableView<object>().compute({ ...base, rows: before, sort }),
          rows,
        )
        expect(sorted).toEqual(expected)
        expect(new Set(sorted)).toEqual(new Set(rows))
      }),
    )
  })

  it('W-TABLE-01 W-TABLE-02 W-TABLE-03 after any sequence of changes the view is the one computed from nothing', () => {
    const name = fc.constantFrom('a', 'ab', 'abc', 'b', 'ba', 'c')
    const step = fc.oneof(
      fc.record({ search: fc.constantFrom('', 'a', 'ab', 'b', 'abc') }),
      fc.record({ category: fc.constantFrom(null, 'even') }),
      fc.record({
        sort: fc.constantFrom(null, 'ascending' as const, 'descending' as const),
        by: fc.constantFrom('name', 'place', 'gone'),
        thenBy: fc.constantFrom(undefined, 'name', 'place', 'gone'),
      }),
      fc.record({ columns: fc.nat(1) }),
      fc.record({ categories: fc.nat(1) }),
      fc.record({ at: fc.nat(30), name }),
      fc.record({ at: fc.nat(30), remove: fc.nat(3), add: fc.array(name, { maxLength: 3 }) }),
    )
    const categories = [0, 1].map((rest) => [{ id: 'even', label: 'Even', match: (row: Thing) => row.id % 2 === rest }])
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 20, maxLength: 30 }),
        fc.array(step, { maxLength: 12 }),
        (names, steps) => {
          let id = 0
          const make = (text: string): Thing => ({ id: id++, name: text })
          const place = { id: 'place', title: 'Place', value: (row: Thing) => row.id % 7 }
          const columns = [1, -1].map((end) => [...input((row) => row.name.slice(0, end)).columns, place])
          let given: ViewInput<Thing> = {
            ...input(() => ''),
            columns: columns[0]!,
            categories: categories[0]!,
            rows: names.map(make),
          }
          const view = new TableView<Thing>()
          for (const change of steps) {
            if ('search' in change) given = { ...given, search: change.search }
            else if ('category' in change) given = { ...given, category: change.category }
            else if ('sort' in change)
              given = { ...given, sort: change.sort && sortOf(change.sort, change.by, change.thenBy) }
            else if ('columns' in change) given = { ...given, columns: columns[change.columns]! }
            else if ('categories' in change) given = { ...given, categories: categories[change.categories]! }
            else {
              const rows = [...given.rows]
              if ('add' in change) rows.splice(change.at, change.remove, ...change.add.map(make))
              else if (change.at < rows.length) rows[change.at] = make(change.name)
              given = { ...given, rows }
            }
            expect(view.compute(given)).toEqual(new TableView<Thing>().compute(given))
          }
        },
      ),
    )
  })
})
