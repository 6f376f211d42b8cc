import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quota } from '../internal/quota-model.js'
import { quotaArcs, radii } from './quota-arcs.js'

describe('quota arcs', () => {
  it('W-CHART-08 donut radii are 24 and 36, pie radii 0 and 30', () => {
    expect(radii).toEqual({ donut: { inner: 24, outer: 36 }, pie: { inner: 0, outer: 30 } })
  })
  it('draws used, added and remaining in this order, from the top, clockwise', () => {
    const arcs = quotaArcs(quota({ used: 1, added: 1, max: 4 }), 'pie')
    // Written by hand: a quarter from the top (0, -30) to the right (30, 0), one to the bottom, and the half back to the top.
    const written = Object.entries(arcs).map(([name, path]) => [name, path.replace(/-?\d\.\d+e-\d+/g, '0')])
    expect(written).toEqual([
      ['usage', 'M0,-30A30,30,0,0,1,30,0L0,0Z'],
      ['added', 'M30,0A30,30,0,0,1,0,30L0,0Z'],
      ['remaining', 'M0,30A30,30,0,1,1,0,-30L0,0Z'],
    ])
  })

  it('draws all of it as a closed ring or disc, without a line from the middle', () => {
    const full = quota({ used: 5, max: 5 })
    const parts = (path = '') => path.match(/[A-Z]/g)?.join('')
    expect(Object.keys(quotaArcs(full, 'donut'))).toEqual(['usage'])
    expect(parts(quotaArcs(full, 'donut').usage)).toBe('MAAZMAAZ')
    expect(parts(quotaArcs(full, 'pie').usage)).toBe('MAAZ')
    expect(parts(quotaArcs(quota({ used: 1, max: 2 }), 'donut').usage)).toBe('MALAZ')
  })

  it('draws nothing used as one empty ring', () => {
    expect(Object.keys(quotaArcs(quota({ used: 0, added: 0, max: 0 }), 'donut'))).toEqual(['remaining'])
  })

  it('never draws a broken path', () => {
    const amount = fc.nat(10_000)
    fc.assert(
      fc.property(amount, amount, fc.oneof(amount, fc.constantFrom(null, undefined)), (used, added, max) => {
        for (const path of Object.values(quotaArcs(quota({ used, added, max }), 'donut')))
          expect(path).toMatch(/^M[^a-z]+Z$/)
      }),
    )
  })

  it('W-CHART-16 draws a ring that is all but full, or overdrawn by far, as a whole one', () => {
    for (const given of [
      { used: 1_048_575, max: 1_048_576 },
      { used: 99_999_999, added: 1, max: 10 },
    ])
      expect(quotaArcs(quota(given), 'donut').usage?.match(/[A-Z]/g)?.join('')).toMatch(/^MAA.*AAZ$/)
  })
})
