import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barFullness, barWidths, limitOf, percentLabel, pieFullness, quota } from './quota-model.js'

describe('quota', () => {
  it.each([
    { input: { used: 0, added: 1, max: 10 }, label: '10%', overMax: false, slices: [0, 1, 9] },
    { input: { used: 8, added: 3, max: 10 }, label: '110%', overMax: true, slices: [8, 3, 0] },
    { input: { added: 1, max: 1 }, label: '100%', overMax: false, slices: [0, 1, 0] },
    { input: { used: 3, added: 2, max: Infinity }, label: '0%', overMax: false, slices: [3, 2, Infinity] },
    { input: { used: 0, added: 0, max: 0 }, label: '0%', overMax: false, slices: [0, 0, 0] },
    { input: { used: 0, added: 1, max: 0 }, label: '> 100%', overMax: true, slices: [0, 1, 0] },
    { input: { used: 1, added: 99_999, max: 1000 }, label: '> 999%', overMax: true, slices: [1, 99_999, 0] },
    { input: { used: 3, added: 2 }, label: '', overMax: false, slices: [3, 2, undefined] },
  ])('W-CHART-11 $input is $label', ({ input, label, overMax, slices }) => {
    const { usage, added, remaining, ...rest } = quota(input)
    expect([usage, added, remaining]).toEqual(slices)
    expect(rest.overMax).toBe(overMax)
    expect(percentLabel(quota(input))).toBe(label)
  })

  it('W-CHART-09 Infinity, null and negative limits are unlimited; undefined is not known', () => {
    expect([Infinity, null, -1, undefined, NaN, 0, 7].map(limitOf)).toEqual([
      Infinity,
      Infinity,
      Infinity,
      undefined,
      undefined,
      0,
      7,
    ])
  })

  it('W-CHART-07 a pie is nearly full from 80 percent and full at 100', () => {
    const at = (used: number) => pieFullness(quota({ used, max: 100 }))
    expect([0, 79, 80, 99, 100, 120].map(at)).toEqual(['free', 'free', 'near', 'near', 'full', 'full'])
    expect(pieFullness(quota({ used: 5 }))).toBe('free')
  })

  it('W-CHART-06 a bar warns above 89 percent and is in danger above 99', () => {
    const at = (used: number) => barFullness(quota({ used, max: 100 }))
    expect([0, 89].map(at)).toEqual(['free', 'free'])
    expect([89.4, 90, 99].map(at)).toEqual(['near', 'near', 'near'])
    expect([99.4, 100, 130].map(at)).toEqual(['full', 'full', 'full'])
    expect([quota({ used: 1, max: 0 }), quota({ used: 0, max: 0 })].map(barFullness)).toEqual(['full', 'free'])
    expect([null, undefined].map((max) => barFullness(quota({ used: 500, max })))).toEqual(['free', 'free'])
  })

  it('W-CHART-06 the second part of a bar ends where the bar ends', () => {
    expect(barWidths(quota({ used: 2, added: 3, max: 10 }))).toEqual({ used: 20, added: 30 })
    expect(barWidths(quota({ used: 9, added: 3, max: 10 }))).toEqual({ used: 90, added: 10 })
    expect(barWidths(quota({ used: 0, added: 3, max: 0 }))).toEqual({ used: 0, added: 100 })
    expect(barWidths(quota({ used: 5, added: 3, max: Infinity }))).toEqual({ used: 0, added: 0 })
  })

  it('parts are never negative, and a bar is never longer than itself', () => {
    const whole = fc.nat(1_000_000)
    fc.assert(
      fc.property(whole, whole, fc.oneof(whole, fc.constantFrom(null, -1, Infinity, undefined)), (used, added, max) => {
        const result = quota({ used, added, max })
        const widths = barWidths(result)
        expect(result.remaining ?? 0).toBeGreaterThanOrEqual(0)
        expect(widths.used).toBeGreaterThanOrEqual(0)
        expect(widths.added).toBeGreaterThanOrEqual(0)
        expect(widths.used + widths.added).toBeLessThanOrEqual(100)
      }),
    )
  })
})
