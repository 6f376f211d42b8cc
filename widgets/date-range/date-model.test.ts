import { describe, expect, it } from 'vitest'
import { dayAfter, isDay, orderedRange } from './date-model.js'

describe('date range', () => {
  it('W-FORM-04 a date is written yyyy-mm-dd', () => {
    const texts = ['2026-02-28', '2024-02-29', '2026-02-29', '2026-13-01', '2026-2-3', '28/02/2026', '', ' 2026-02-28']
    expect(texts.map(isDay)).toEqual([true, true, false, false, false, false, false, false])
  })
  it('W-FORM-04 an end before the start moves to the day after the start', () => {
    expect(orderedRange({ start: '2026-03-05', end: '2026-03-01' })).toEqual({ start: '2026-03-05', end: '2026-03-06' })
    expect(orderedRange({ start: '2026-12-31', end: '2026-01-01' })).toEqual({ start: '2026-12-31', end: '2027-01-01' })
    const fine = { start: '2026-03-05', end: '2026-03-05' }
    expect(orderedRange(fine)).toEqual(fine)
    expect(orderedRange({ start: '', end: '2026-03-01' })).toEqual({ start: '', end: '2026-03-01' })
    expect(orderedRange({ start: '', end: 'soon' })).toEqual({ start: '', end: 'soon' })
  })
  it('counts days across months and years, as far as the calendar goes', () => {
    expect(dayAfter('2026-03-28')).toBe('2026-03-29')
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
    expect([dayAfter('9999-12-31'), dayAfter('2026-01-01', -1e12), dayAfter('today')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
