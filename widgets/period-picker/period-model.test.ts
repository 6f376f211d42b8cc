import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeOfPeriod, usualPeriods } from './period-model.js'

describe('periods', () => {
  it('C-USAGE-01 a period is so many days up to today', () => {
    expect(rangeOfPeriod('1', '2026-03-01')).toEqual({ start: '2026-02-28', end: '2026-03-01' })
    expect(rangeOfPeriod('365', '2026-11-21')).toEqual({ start: '2025-11-21', end: '2026-11-21' })
    expect(rangeOfPeriod('other', '2026-11-21')).toBeUndefined()
    expect(rangeOfPeriod('7', 'today')).toBeUndefined()
  })

  it('C-USAGE-01 each choice has a value of its own, on each day of the month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), (date) => {
        const values = usualPeriods(`2026-01-${String(date).padStart(2, '0')}`).map(({ value }) => value)
        expect(new Set(values).size).toBe(values.length)
        expect(values).toContain('other')
      }),
    )
  })
})
