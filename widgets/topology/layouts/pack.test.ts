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

  it('what somebody has placed stays there', () => {
    expect(pack([4])[4]).toEqual([5000, 5])
  })
})
