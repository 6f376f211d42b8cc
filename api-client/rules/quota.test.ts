import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barLevel, pieLevel, quotaFits, quotaLeft, quotaPercent } from './quota.js'

describe('quota rules', () => {
  it.each([
    [0, 10, 0],
    [1, 3, 33],
    [2, 3, 67],
    [10, 10, 100],
    [12, 10, 120],
    [0, 0, 100],
    [5, Number.POSITIVE_INFINITY, 0],
    [5, -1, 0],
  ])('%d of %d is %d percent', (used, limit, percent) => {
    expect(quotaPercent({ used, limit })).toBe(percent)
  })

  it.each([
    [89, 'normal'],
    [90, 'warning'],
    [99, 'warning'],
    [100, 'danger'],
    [130, 'danger'],
  ])('W-CHART-06 a bar at %d percent is %s', (percent, level) => {
    expect(barLevel(percent)).toBe(level)
  })

  it.each([
    [79, 'normal'],
    [80, 'warning'],
    [99, 'warning'],
    [100, 'danger'],
  ])('W-CHART-07 a pie at %d percent is %s', (percent, level) => {
    expect(pieLevel(percent)).toBe(level)
  })

  it('what is unknown or unlimited never says no (DEC-19, DEC-39)', () => {
    expect(quotaFits({ used: 5, limit: null }, 100)).toBe(true)
    expect(quotaFits({ used: null, limit: 5 }, 100)).toBe(true)
    expect(quotaFits({ used: 5, limit: Number.POSITIVE_INFINITY }, 1e9)).toBe(true)
    expect(quotaLeft({ used: 5, limit: -1 })).toBe(Number.POSITIVE_INFINITY)
  })

  it('what fits never exceeds what is left', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (used, limit, wanted) => {
        expect(quotaFits({ used, limit }, wanted)).toBe(used + wanted <= limit || (wanted === 0 && used >= limit))
      }),
    )
  })
})
