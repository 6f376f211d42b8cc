import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quota } from '../internal/quota-model.js'
import { quotaArcs, radii } from './quota-arcs.js'

describe('quota arcs', () => {
  it('W-CHART-08 donut radii are 24 and 36, pie radii 0 and 30', () => {
    expect(radii).toEqual({ donut: { inner: 24, outer: 36 }, pie: { inner: 0, outer: 30 } })
  })
  it('draws used, added and remaining in this order, from the top, clockwise', () => {
    const slices = quotaArcs(quota({ used: 1, added: 1, max: 4 }), 'pie')
    expect(slices.map(({ name, value }) => [name, value])).toEqual([
      ['usage', 1],
      ['added', 1],
      ['remaining', 2],
    ])
    // A quarter from the top to the right, written by hand: from (0, -30) to (30, 0).
    expect(slices[0]?.path.replace(/-?\d\.\d+e-\d+/g, '0')).toBe('M0,-30A30,30,0,0,1,30,0L0,0Z')
  })
  it('draws nothing used as one empty ring', () => {
    expect(quotaArcs(quota({ used: 0, added: 0, max: 0 }), 'donut').map(({ name, value }) => [name, value])).toEqual([
      ['remaining', 0],
    ])
  })
  it('never draws a broken path', () => {
    const amount = fc.nat(10_000)
    fc.assert(
      fc.property(amount, amount, fc.oneof(amount, fc.constantFrom(null, undefined)), (used, added, max) => {
        for (const { path } of quotaArcs(quota({ used, added, max }), 'donut')) expect(path).toMatch(/^M[^a-z]+Z$/)
      }),
    )
  })
})
