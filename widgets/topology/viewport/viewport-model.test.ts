import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, centerDuration, clampScale, fitViewport, isViewport, zoomAt } from './viewport-model.js'

describe('what is in sight', () => {
  it('T-GRAPH-03 the scale stays between 0.1 and 1.5', () => {
    expect([clampScale(0.01), clampScale(0.7), clampScale(9), clampScale(NaN)]).toEqual([0.1, 0.7, 1.5, 1])
    expect(zoomAt({ scale: 1, x: 0, y: 0 }, 100, 5, 5).scale).toBe(1.5)
    expect(zoomAt({ scale: 1, x: 0, y: 0 }, 0.001, 5, 5).scale).toBe(0.1)
  })

  it('T-GRAPH-02 the point under the pointer stays under it', () => {
    const point = fc.integer({ min: -2000, max: 2000 })
    fc.assert(
      fc.property(point, point, fc.double({ min: 0.1, max: 10, noNaN: true }), (x, y, factor) => {
        const viewport = { scale: 0.8, x: 30, y: -40 }
        const next = zoomAt(viewport, factor, x, y)
        expect((x - next.x) / next.scale).toBeCloseTo((x - viewport.x) / viewport.scale, 6)
        expect((y - next.y) / next.scale).toBeCloseTo((y - viewport.y) / viewport.scale, 6)
      }),
    )
  })

  it('T-GRAPH-04 the centre is all of it in the middle, at most in its own size, reached in 1500 ms', () => {
    expect(centerDuration).toBe(1500)
    const small = { left: -50, right: 50, top: -20, bottom: 20 }
    expect(fitViewport(small, { width: 800, height: 600 })).toEqual({ scale: 1, x: 400, y: 300 })
    const big = { left: 0, right: 1472, top: 0, bottom: 10 }
    expect(fitViewport(big, { width: 800, height: 600 })).toEqual({ scale: 0.5, x: 32, y: 297.5 })
    expect(fitViewport({ left: 0, right: 1e6, top: 0, bottom: 1e6 }, { width: 800, height: 600 }).scale).toBe(0.1)
  })

  it('goes from one viewport to another without leaving the way', () => {
    const [from, to] = [
      { scale: 0.1, x: 0, y: 0 },
      { scale: 1.5, x: 100, y: 100 },
    ]
    expect(between(from, to, 0).x).toBe(0)
    expect(between(from, to, 1)).toBe(to)
    expect(between(from, to, 0.5).x).toBeCloseTo(50)
  })

  it('bad input: a viewport that is none', () => {
    expect([
      isViewport({ scale: 1, x: 0, y: 0 }),
      isViewport({ scale: 0, x: 0, y: 0 }),
      isViewport({ scale: 1 }),
      isViewport('1'),
    ]).toEqual([true, false, false, false])
  })
})
