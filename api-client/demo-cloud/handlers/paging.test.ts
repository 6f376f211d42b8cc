import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOf } from './paging.js'

describe('pages of rows, newest first', () => {
  const rows = ['e', 'd', 'c', 'b', 'a']
  const page = (query: Record<string, string | boolean>, marker?: string) =>
    pageOf(rows, query, marker ? rows.indexOf(marker) : -1, 2)

  it('A-CINDER-01 gives everything when paging is off', () => {
    expect(page({})).toEqual({ items: rows, has_more_data: false, has_prev_data: false })
    expect(page({ paginate: false }).items).toEqual(rows)
  })

  it('A-CINDER-01 takes the text "false" for yes, as the real server does', () => {
    expect(page({ paginate: 'false' }).items).toEqual(['e', 'd'])
  })

  it('A-CINDER-01 goes forward and back with the flags of the real server', () => {
    expect(page({ paginate: 'true' })).toEqual({ items: ['e', 'd'], has_more_data: true, has_prev_data: false })
    expect(page({ paginate: 'true' }, 'd')).toEqual({ items: ['c', 'b'], has_more_data: true, has_prev_data: true })
    expect(page({ paginate: 'true' }, 'b')).toEqual({ items: ['a'], has_more_data: false, has_prev_data: true })
    expect(page({ paginate: 'true', sort_dir: 'asc' }, 'a')).toEqual({
      items: ['c', 'b'],
      has_more_data: true,
      has_prev_data: true,
    })
    expect(page({ paginate: 'true', sort_dir: 'asc' }, 'c')).toEqual({
      items: ['e', 'd'],
      has_more_data: true,
      has_prev_data: false,
    })
  })

  it('A-CINDER-01 walking forward meets every row once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }), (count, size) => {
        const all = Array.from({ length: count }, (_, at) => at)
        const met: number[] = []
        for (let index = -1; ; index = met.length - 1) {
          const { items, has_more_data } = pageOf(all, { paginate: 'true' }, index, size)
          met.push(...items)
          if (!has_more_data) break
        }
        expect(met).toEqual(all)
      }),
    )
  })
})
