import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packParts } from './pack.js'
import { adjacency } from './seed.js'

/** Two linked bodies, and single ones that forces have driven far away. */
function pack(fixed: readonly number[] = []) {
  const x = Float32Array.of(0, 300, 90_000, -70_000, 5000)
  const y = Float32Array.of(0, 0, -80_000, 60_000, 5)
  const picture = {
    x,
    y,
    radius: Float32Array.of(35, 30, 20, 20, 20),
    fixed: Uint8Array.from(x, (_, index) => Number(fixed.includes(index))),
  }
  packParts(picture, adjacency(5, Uint32Array.of(0, 1)))
  return Array.from(x, (each, index) => [each, y[index]!] as const)
}

describe('parts of a picture that nothing links', () => {
  it('stand in rows below the largest, which stays', () => {
    const places = pack()
    expect(places.slice(0, 2)).toEqual([
      [0, 0],
      [300, 0],
    ])
    for (const [x, y] of places.slice(2)) {
      expect(Math.abs(x)).toBeLessThan(500)
      expect(y).toBeGreaterThan(35)
      expect(y).toBeLessThan(500)
    }
  })

  it('do not cover each other', () => {
    const places = pack()
    for (const [index, [x, y]] of places.entries())
      for (const [x2, y2] of places.slice(index + 1)) expect(Math.hypot(x - x2, y - y2)).toBeGreaterThan(60)
  })

  it('whatever their sizes, no part covers another, none is torn, and the picture is not much larger than it must be', () => {
    const pair = fc.record({
      x: fc.nat(50_000),
      y: fc.nat(50_000),
      span: fc.nat(2000),
      radius: fc.integer({ min: 5, max: 60 }),
    })
    fc.assert(
      fc.property(fc.array(pair, { minLength: 2, maxLength: 12 }), (pairs) => {
        const x = Float32Array.from(pairs.flatMap((each) => [each.x, each.x + each.span]))
        const y = Float32Array.from(pairs.flatMap((each) => [each.y, each.y + each.span / 2]))
        const radius = Float32Array.from(pairs.flatMap((each) => [each.radius, each.radius]))
        const links = Uint32Array.from(x, (_, index) => index)
        packParts({ x, y, radius, fixed: new Uint8Array(x.length) }, adjacency(x.length, links))
        const boxes = pairs.map(({ span, radius: r }, index) => {
          const [one, other] = [2 * index, 2 * index + 1]
          expect(x[other]! - x[one]!).toBeCloseTo(span, 1)
          expect(y[other]! - y[one]!).toBeCloseTo(span / 2, 1)
          return { left: x[one]! - r, right: x[other]! + r, top: y[one]! - r, bottom: y[other]! + r }
        })
        const apart = (a: number, b: number, c: number, d: number): boolean => Math.max(a - d, c - b) > 59.5
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1))
            expect(
              apart(one.left, one.right, other.left, other.right) ||
                apart(one.top, one.bottom, other.top, other.bottom),
            ).toBe(true)
        const area = boxes.reduce((sum, box) => sum + (box.right - box.left + 60) * (box.bottom - box.top + 60), 0)
        const widest = Math.max(...boxes.map((box) => box.right - box.left))
        const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
        const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
        // Rows from the left to the right fill at least half of what they need, but for one of them.
        const wide = Math.max(widest, Math.sqrt(1.6 * area))
        const tallest = Math.max(...boxes.map(({ top, bottom }) => bottom - top + 60))
        const high = 2 * tallest + (2 * area) / wide
        expect(Math.max(width / 1.6, height)).toBeLessThanOrEqual(Math.max(wide / 1.6, high) + 1)
      }),
    )
  })

  it('rows stand one below the other, each in the middle below the largest', () => {
    const x = Float32Array.of(0, 300, 9000, 9000, 9000, 9000)
    const y = new Float32Array(6)
    packParts(
      { x, y, radius: new Float32Array(6).fill(20), fixed: new Uint8Array(6) },
      adjacency(6, Uint32Array.of(0, 1)),
    )
    expect(Array.from(x.slice(2))).toEqual([50, 150, 250, 150])
    expect(Array.from(y.slice(2))).toEqual([100, 100, 100, 200])
  })

  it('what somebody has placed stays there', () => {
    expect(pack([4])[4]).toEqual([5000, 5])
  })
})
