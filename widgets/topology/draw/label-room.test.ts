import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelGap, LabelRoom, type Circle } from './label-room.js'
import { lineHeight } from './labels.js'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A label of one line. */
const boxOf = (centre: number, top: number, width: number): Box => ({
  left: centre - width / 2,
  right: centre + width / 2,
  top,
  bottom: top + lineHeight,
})
const meets = (one: Box, other: Box, above = 0): boolean =>
  one.left < other.right && other.left < one.right && one.top - above < other.bottom && other.top < one.bottom + above

/** Below, right, left, above. */
function sidesOf({ x, y, radius, width }: Circle & { readonly width: number }): Box[] {
  const aside = radius + labelGap + width / 2
  return [
    boxOf(x, y + radius + labelGap, width),
    boxOf(x + aside, y - lineHeight / 2, width),
    boxOf(x - aside, y - lineHeight / 2, width),
    boxOf(x, y - radius - labelGap - lineHeight, width),
  ]
}

const make = () => new LabelRoom({ width: 320, height: 140 })

describe('room for labels', () => {
  it('is given once: a label that would cover another gets none', () => {
    const room = make()
    expect(room.take(100, 20, 60, 1)).toBe(true)
    expect(room.take(110, 20, 60, 1)).toBe(false)
    expect(room.take(220, 20, 60, 1)).toBe(true)
  })

  it('a refused label takes nothing', () => {
    const room = make()
    room.take(100, 28, 60, 1)
    expect(room.take(150, 28, 100, 1)).toBe(false)
    expect(room.take(170, 28, 30, 1)).toBe(true)
  })

  it('two lines need the room of two', () => {
    const room = make()
    expect(room.take(100, 0, 60, 2)).toBe(true)
    expect(room.take(100, 14, 60, 1)).toBe(false)
    expect(room.take(100, 28, 60, 1)).toBe(true)
  })

  it('has none for what cannot be seen, some for what is cut by the edge', () => {
    const room = make()
    expect([room.take(-100, 20, 60, 1), room.take(500, 20, 60, 1), room.take(100, 200, 60, 1)]).toEqual([
      false,
      false,
      false,
    ])
    expect(room.take(0, 20, 60, 1)).toBe(true)
  })

  it('covers no other label, and is not left out where only its own node is, or there is more room than a cell', () => {
    const spot = fc.record({
      x: fc.float({ min: 0, max: 320, noNaN: true }),
      y: fc.float({ min: 0, max: 140, noNaN: true }),
      radius: fc.float({ min: 6, max: 22, noNaN: true }),
      width: fc.nat(120),
    })
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 8 }), (spots) => {
        const room = make()
        for (const { x, y, radius } of spots) room.block(x, y, radius)
        const taken: Box[] = []
        for (const each of spots) {
          const place = room.place(each, each.width, 1)
          if (place) {
            const found = boxOf(place.left, place.top, each.width)
            expect(taken.filter((other) => meets(other, found))).toEqual([])
            taken.push(found)
            continue
          }
          for (const found of sidesOf(each)) {
            const wide = {
              left: found.left - 14,
              right: found.right + 14,
              top: found.top - 4,
              bottom: found.bottom + 4,
            }
            const isHindered =
              !meets(found, { left: 0, right: 320, top: 0, bottom: 140 }) ||
              taken.some((other) => meets(other, wide)) ||
              spots.some(
                (other) => other !== each && meets(boxOf(other.x, other.y - 7, 2 * other.radius), wide, other.radius),
              )
            expect(isHindered).toBe(true)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })
})
