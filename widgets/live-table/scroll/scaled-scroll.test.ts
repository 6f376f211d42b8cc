import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxHeight, boxOffset, highestBox, listOffset, scrolledTo } from './scaled-scroll.js'

const lists = fc.record({ total: fc.integer({ min: 1, max: 1e9 }), viewport: fc.integer({ min: 1, max: 5000 }) })
const part = fc.double({ min: 0, max: 1, noNaN: true })
const endOf = ({ total, viewport }: { total: number; viewport: number }) => Math.max(0, boxHeight(total) - viewport)

describe('lists that are higher than any box', () => {
  it('W-TABLE-50 further down in the box is further down in the list, from its first row to its last', () => {
    fc.assert(
      fc.property(lists, part, part, (list, a, b) => {
        const [from, to] = [a, b].map((at) => at * endOf(list)).sort((one, two) => one - two) as [number, number]
        expect(listOffset(from, list)).toBeLessThanOrEqual(listOffset(to, list))
        expect(listOffset(0, list)).toBe(0)
        if (list.total > list.viewport) expect(listOffset(endOf(list), list)).toBeCloseTo(list.total - list.viewport, 3)
      }),
    )
  })

  it('W-TABLE-50 each place in the list has one in the box, and low lists are as they are', () => {
    fc.assert(
      fc.property(lists, part, (list, at) => {
        const place = at * Math.max(0, list.total - list.viewport)
        expect(Math.abs(listOffset(boxOffset(place, list), list) - place)).toBeLessThan(0.01)
        if (list.total <= highestBox) expect(boxOffset(place, list)).toBe(place)
      }),
    )
  })

  it('W-TABLE-50 short ways go pixel by pixel, wherever the list is', () => {
    const high = lists.filter(({ total }) => total > 2 * highestBox)
    fc.assert(
      fc.property(high, part, fc.integer({ min: -2, max: 2 }), (list, at, screens) => {
        const box = 6000 + at * (endOf(list) - 12_000)
        const from = { box, list: Math.min(Math.max(20_000, listOffset(box, list)), list.total - 20_000) }
        const by = (screens / 2) * list.viewport
        if (box + by > 0 && box + by < endOf(list))
          expect(scrolledTo(box + by, from, list).list - from.list).toBeCloseTo(by, 3)
      }),
    )
  })

  it('the ends of the box are the ends of the list, wherever one comes from', () => {
    fc.assert(
      fc.property(lists, part, (list, at) => {
        const from = { box: 1, list: at * list.total }
        expect(scrolledTo(0, from, list).list).toBe(0)
        if (list.total > list.viewport)
          expect(scrolledTo(endOf(list), from, list).list).toBeCloseTo(list.total - list.viewport, 3)
      }),
    )
  })
})
