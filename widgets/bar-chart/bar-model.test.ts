import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barOf } from './bar-model.js'

describe('bar chart', () => {
  it('W-CHART-02 has used, average and a maximum of its own', () => {
    expect(barOf({ used: 30, average: 20, max: 100 })).toEqual({
      percent: 30,
      segments: [{ start: 0, size: 30, tooltip: '' }],
      free: 70,
      average: 20,
    })
    expect(barOf({ used: 4, average: 1, max: 16 })).toMatchObject({ percent: 25, free: 75, average: 6.25 })
  })

  it('W-CHART-02 stacks pieces, each with its tooltip, and has no average line then', () => {
    const used = [
      { used: 5, tooltip: 'web: 5' },
      { used: 15, tooltip: 'db: 15' },
    ]
    expect(barOf({ used, average: 20, max: 100 })).toEqual({
      percent: 20,
      segments: [
        { start: 0, size: 5, tooltip: 'web: 5' },
        { start: 5, size: 15, tooltip: 'db: 15' },
      ],
      free: 80,
      average: undefined,
    })
  })

  it('more than all is said, and drawn to the end of the bar only', () => {
    expect(barOf({ used: 171, average: 130, max: 100 })).toMatchObject({
      percent: 171,
      segments: [{ start: 0, size: 100 }],
      free: 0,
      average: 100,
    })
  })

  it('W-CHART-02 nothing used is an empty bar; pieces that are no amount are left out', () => {
    expect(barOf({ used: 0, max: 10 })).toMatchObject({ percent: 0, free: 100 })
    const used = [{ used: 5 }, { used: NaN }, { used: -1 }, null, { used: 0 }, { used: '3' }] as { used: number }[]
    expect(barOf({ used, max: 10 })).toMatchObject({ percent: 50, segments: [{ size: 50 }, { size: 0 }], free: 50 })
  })

  it('W-CHART-03 nothing to draw without an amount or a maximum', () => {
    for (const used of [undefined, NaN, -1, Infinity, []]) expect(barOf({ used, max: 100 })).toBeUndefined()
    for (const max of [0, -1, NaN, Infinity]) expect(barOf({ used: 1, max })).toBeUndefined()
  })

  it('pieces and what is free fill the bar', () => {
    const amounts = fc.array(fc.record({ used: fc.double({ min: 0, max: 1e9, noNaN: true }) }), { minLength: 1 })
    fc.assert(
      fc.property(amounts, fc.double({ min: 0.001, max: 1e9, noNaN: true }), (used, max) => {
        const bar = barOf({ used, max })!
        const filled = bar.segments.reduce((sum, { size }) => sum + size, bar.free)
        expect(filled).toBeCloseTo(100, 6)
        expect(bar.segments.every(({ size, start }) => size >= 0 && start + size <= 100 + 1e-9)).toBe(true)
      }),
    )
  })
})
