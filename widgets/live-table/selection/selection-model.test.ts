import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RowKey } from '../data/column.js'
import { allState, refreshed, withAll, withRange, withRow } from './selection-model.js'

const view = ['a', 'b', 'c', 'd']
const own = <T>(key: T): T => key
const state = (selected: ReadonlySet<RowKey>, rows: readonly RowKey[]) => allState(rows, (key) => selected.has(key))

interface Item {
  readonly key: number
}
const keyOf = ({ key }: Item): number => key
const items = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, place) => ({ key: from + place }))

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
    expect(withRange(new Set(), view, 'b', 'gone', true)).toEqual(new Set(['gone']))
    expect(withRange(new Set(), view, 'b', 'a', true)).toEqual(new Set(['a', 'b']))
  })

  it('W-TABLE-06 select-all acts on the rows in sight and leaves the others', () => {
    expect(withAll(new Set(['x']), ['a', 'b'], own, true)).toEqual(new Set(['x', 'a', 'b']))
    expect(withAll(new Set(['x', 'a']), ['a', 'b'], own, false)).toEqual(new Set(['x']))
  })

  it('W-TABLE-06 the box is checked when there are rows and all are selected', () => {
    expect(state(new Set(['x']), [])).toBe('none')
    expect(state(new Set(['x']), ['a'])).toBe('none')
    expect(state(new Set(['a']), ['a', 'b'])).toBe('some')
    expect(state(new Set(['b']), ['a', 'b'])).toBe('some')
    expect(state(new Set(['a', 'b']), ['a', 'b'])).toBe('all')
  })

  it('W-TABLE-15 rows that are gone are no longer selected; nothing gone is the same set', () => {
    const some = new Set(['a', 'b'])
    expect(refreshed(some, null, ['b', 'c'], own)).toEqual(new Set(['b']))
    expect(refreshed(some, null, ['a', 'b', 'c'], own)).toBe(some)
  })

  it('W-TABLE-06 all of a long list: no key is read until somebody asks for it', () => {
    const rows = items(0, 100_000)
    let read = 0
    const counting = (row: Item): number => {
      read++
      return row.key
    }
    const all = withAll(new Set(), rows, counting, true)
    expect(all.size).toBe(100_000)
    const next = [...rows]
    next[7] = { key: 7 }
    expect(refreshed(all, rows, next, counting).size).toBe(100_000)
    expect(read).toBeLessThan(10)
    expect(withAll(all, rows, counting, false)).toEqual(new Set())
  })

  it('W-TABLE-04 W-TABLE-06 after any clicks and refreshes the selection is the one of a plain set of keys', () => {
    const step = fc.oneof(
      fc.record({ act: fc.constant('all' as const), on: fc.boolean() }),
      fc.record({ act: fc.constant('row' as const), place: fc.nat(), on: fc.boolean() }),
      fc.record({ act: fc.constant('range' as const), place: fc.nat(), other: fc.nat(), on: fc.boolean() }),
      fc.record({ act: fc.constant('refresh' as const), place: fc.nat(), gone: fc.nat(60), added: fc.nat(60) }),
      fc.record({ act: fc.constant('changed' as const), place: fc.nat() }),
      fc.record({ act: fc.constant('other list' as const), from: fc.integer({ min: 0, max: 1400 }) }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 490, max: 640 }), fc.array(step, { maxLength: 14 }), (count, steps) => {
        let rows = items(0, count)
        let last = count
        let selected: ReadonlySet<RowKey> = new Set()
        let naive = new Set<RowKey>()
        const refresh = (next: Item[]): void => {
          selected = refreshed(selected, rows, next, keyOf)
          rows = next
          const present = new Set<RowKey>(rows.map(keyOf))
          naive = new Set([...naive].filter((key) => present.has(key)))
        }
        for (const one of steps) {
          if (one.act === 'all') {
            selected = withAll(selected, rows, keyOf, one.on)
            naive = new Set(one.on ? rows.map(keyOf) : [])
          } else if (one.act === 'row' || one.act === 'range') {
            const to = one.place % rows.length
            const from = one.act === 'range' ? one.other % rows.length : to
            const keys = rows.map(keyOf)
            selected = withRange(selected, keys, keys[from]!, keys[to]!, one.on)
            for (const key of keys.slice(Math.min(from, to), Math.max(from, to) + 1)) {
              if (one.on) naive.add(key)
              else naive.delete(key)
            }
          } else if (one.act === 'refresh') {
            const next = [...rows]
            next.splice(one.place % rows.length, one.gone, ...items(last, one.added))
            last += one.added
            refresh(next)
          } else if (one.act === 'changed') {
            refresh(rows.with(one.place % rows.length, { ...rows[one.place % rows.length]! }))
          } else {
            last = Math.max(last, one.from + 560)
            refresh(items(one.from, 560))
          }
          expect([...selected].sort((a, b) => Number(a) - Number(b))).toEqual(
            [...naive].sort((a, b) => Number(a) - Number(b)),
          )
          expect(selected.size).toBe(naive.size)
          expect(allState(rows, (row) => selected.has(row.key))).toBe(
            naive.size === 0 ? 'none' : naive.size === rows.length ? 'all' : 'some',
          )
        }
      }),
      { numRuns: 60 },
    )
  })

  it('select-all and back again leaves what is outside the view alone', () => {
    const key = fc.integer({ min: 0, max: 20 })
    fc.assert(
      fc.property(fc.uniqueArray(key), fc.uniqueArray(key, { minLength: 1 }), (chosen, shown) => {
        const all = withAll(new Set(chosen), shown, own, true)
        expect(state(all, shown)).toBe('all')
        const none = withAll(all, shown, own, false)
        expect(state(none, shown)).toBe('none')
        expect([...none].sort()).toEqual(chosen.filter((one) => !shown.includes(one)).sort())
      }),
    )
  })
})
