import { describe, expect, it } from 'vitest'
import { freePlace } from './free-place.js'

const discs = {
  x: Float32Array.of(0, 100, 1000),
  y: Float32Array.of(0, 0, 0),
  disc: Float32Array.of(30, 30, 300),
}

describe('a free place', () => {
  it('is the very point when nothing is there', () => {
    expect(freePlace(0, 200, 20, discs, [0, 1, 2])).toEqual([0, 200])
  })

  it('is near the point, and on none of the others', () => {
    const [x, y] = freePlace(50, 0, 20, discs, [0, 1, 2])
    expect(Math.hypot(x - 50, y)).toBeLessThan(120)
    for (const index of [0, 1, 2]) {
      const distance = Math.hypot(x - discs.x[index]!, y - discs.y[index]!)
      expect(distance).toBeGreaterThanOrEqual(discs.disc[index]! + 20)
    }
  })
})
