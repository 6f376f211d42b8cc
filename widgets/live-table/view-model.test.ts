import { describe, expect, it, vi } from 'vitest'
import type { Column } from './column.js'
import { TableView, type ViewInput } from './view-model.js'

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

  it('a refresh reads only the rows that are new objects', () => {
    const value = vi.fn((row: Thing) => row.name)
    const view = new TableView<Thing>()
    const given = { ...input(value), sort: { column: 'name', direction: 'ascending' } as const }
    view.compute(given)
    value.mockClear()
    const changed = { id: 1, name: 'a' }
    const rows = view.compute({ ...given, rows: [things[0]!, changed, things[2]!] })
    expect(rows.map(({ name }) => name)).toEqual(['a', 'web-1', 'web-2'])
    expect(value.mock.calls.map(([row]) => row)).toEqual([changed])
  })
})
