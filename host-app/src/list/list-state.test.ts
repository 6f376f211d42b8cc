import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sort } from '@stratus/widgets'
import { readListState, writeListState, type ListState } from './list-state.js'

const facets = ['name', 'status']
const read = (query: string) => readListState(new URLSearchParams(query), facets)

describe('list state in the URL', () => {
  it('reads facets, text, sort, page and the open drawer', () => {
    expect(read('name=cirros&status=active&text=linux&sort=-size&page=3&open=42')).toEqual({
      terms: [
        { name: 'name', value: 'cirros' },
        { name: 'status', value: 'active' },
      ],
      text: 'linux',
      sort: { column: 'size', direction: 'descending' },
      page: 3,
      open: '42',
    })
  })

  it('is at its defaults for an empty or senseless URL', () => {
    const defaults = { terms: [], text: '', sort: null, page: 1, open: null }
    expect(read('')).toEqual(defaults)
    expect(read('page=-1&open=&sort=&name=')).toEqual(defaults)
    expect(read('page=1.5')).toEqual(defaults)
    expect(read('sort=-')).toEqual(defaults)
    expect(read('sort=,,-name,').sort).toEqual({ column: 'name', direction: 'descending' })
  })

  it('leaves other parameters alone and its own defaults out', () => {
    const next = writeListState(new URLSearchParams('nav=/admin/images/&status=queued&page=7'), facets, read('name=a'))
    expect(next.toString()).toBe('nav=%2Fadmin%2Fimages%2F&name=a')
  })

  it('gives back what was written, whatever the values hold (& and = included)', () => {
    const by = fc.record({
      column: fc.stringMatching(/^[a-z_]+$/),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    })
    const term = fc.record({ name: fc.constantFrom(...facets), value: fc.string({ minLength: 1 }) })
    const state: fc.Arbitrary<ListState> = fc.record({
      terms: fc.array(term),
      text: fc.string(),
      sort: fc.option(
        fc.tuple(by, fc.array(by, { maxLength: 3 })).map(([first, thenBy]): Sort => ({
          ...first,
          ...(thenBy.length && { thenBy }),
        })),
      ),
      page: fc.integer({ min: 1, max: 1e6 }),
      open: fc.option(fc.string({ minLength: 1 })),
    })
    fc.assert(
      fc.property(state, (given) => {
        const url = writeListState(new URLSearchParams('tab=x'), facets, given).toString()
        expect(readListState(new URLSearchParams(url), facets)).toEqual(given)
      }),
    )
  })

  it('W-TABLE-46 a list sorted by several columns says all of them', () => {
    const sort: Sort = {
      column: 'status',
      direction: 'ascending',
      thenBy: [{ column: 'size', direction: 'descending' }],
    }
    const url = writeListState(new URLSearchParams(), [], { ...read(''), sort })
    expect(url.get('sort')).toBe('status,-size')
    expect(readListState(url, []).sort).toEqual(sort)
  })

  it('issue 5: several tables of one page keep their states apart', () => {
    const sorted = (params: URLSearchParams, prefix: string, column: string) =>
      writeListState(
        params,
        [],
        { ...readListState(params, [], prefix), sort: { column, direction: 'descending' } },
        prefix,
      )
    const url = sorted(sorted(new URLSearchParams('tab=x'), 'dscp', 'id'), 'limit', 'max')
    expect(url.toString()).toBe('tab=x&dscp.sort=-id&limit.sort=-max')
    expect(readListState(url, [], 'dscp').sort).toEqual({ column: 'id', direction: 'descending' })
    expect(readListState(url, []).sort).toBeNull()
  })
})
