import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allState, pruned, withAll, withRange, withRow } from './selection-model.js'

const view = ['a', 'b', 'c', 'd']

const own = <T>(key: T): T => key

describe('selection', () => {
  it('W-TABLE-04 one row turns on and off, the given set stays as it was', () => {
    const start = new Set(['a'])
    expect(withRow(start, 'b', true)).toEqual(new Set(['a', 'b']))
    expect(withRow(start, 'a', false)).toEqual(new Set())
    expect(start).toEqual(new Set(['a']))
  })

  it('W-TABLE-04 a range goes from the last row to this one, either way', () => {
    expect(withRange(new Set(['d']), view, 'a', 'c', true)).toEqual(new Set(['a', 'b', 'c', 'd']))
    expect(withRange(new Set(view), view, 'd', 'c', false)).toEqual(new Set(['a', 'b']))
    expect(withRange(new Set(), view, 'gone', 'c', true)).toEqual(new Set(['c']))
    expect(withRange(new Set(), view, null, 'c', true)).toEqual(new Set(['c']))
  })

  it('W-TABLE-06 select-all acts on the rows in sight and leaves the others', () => {
    expect(withAll(new Set(['x']), ['a', 'b'], true)).toEqual(new Set(['x', 'a', 'b']))
    expect(withAll(new Set(['x', 'a']), ['a', 'b'], false)).toEqual(new Set(['x']))
  })

  it('W-TABLE-06 the box is checked when there are rows and all are selected', () => {
    expect(allState(new Set(['x']), [], own)).toBe('none')
    expect(allState(new Set(['x']), ['a'], own)).toBe('none')
    expect(allState(new Set(['a']), ['a', 'b'], own)).toBe('some')
    expect(allState(new Set(['a', 'b']), ['a', 'b'], own)).toBe('all')
  })

  it('W-TABLE-15 rows that are gone are no longer selected; nothing gone is the same set', () => {
    const some = new Set(['a', 'b'])
    expect(pruned(some, new Set(['b', 'c']))).toEqual(new Set(['b']))
    expect(pruned(some, new Set(['a', 'b', 'c']))).toBe(some)
  })

  it('select-all and back again leaves what is outside the view alone', () => {
    const key = fc.integer({ min: 0, max: 20 })
    fc.assert(
      fc.property(fc.uniqueArray(key), fc.uniqueArray(key, { minLength: 1 }), (chosen, shown) => {
        const all = withAll(new Set(chosen), shown, true)
        expect(allState(all, shown, own)).toBe('all')
        const none = withAll(all, shown, false)
        expect(allState(none, shown, own)).toBe('none')
        expect([...none].sort()).toEqual(chosen.filter((one) => !shown.includes(one)).sort())
      }),
    )
  })
})
