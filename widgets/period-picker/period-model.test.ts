import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDate, ordered, rangeOfPeriod, usualPeriods } from './period-model.js'

describe('periods', () => {
  it('W-FORM-04 dates are yyyy-mm-dd', () => {
    expect(['2026-11-21', '2024-02-29', '2026-02-30', '21.11.2026', '2026-1-1', ''].map(isDate)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('W-FORM-04 an end before the start moves to the day after the start', () => {
    expect(ordered({ start: '2026-11-21', end: '2026-11-01' })).toEqual({ start: '2026-11-21', end: '2026-11-22' })
    expect(ordered({ start: '2026-12-31', end: '2026-01-01' })).toEqual({ start: '2026-12-31', end: '2027-01-01' })
    expect(ordered({ start: '2026-11-21', end: '2026-11-21' })).toEqual({ start: '2026-11-21', end: '2026-11-21' })
    expect(ordered({ start: '', end: 'soon' })).toEqual({ start: '', end: 'soon' })
  })

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
