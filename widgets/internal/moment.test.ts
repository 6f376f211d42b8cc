import { describe, expect, it } from 'vitest'
import { momentOf } from './moment.js'

describe('a moment', () => {
  it('is UTC without a zone, whether a T or a blank stands before the time', () => {
    const noon = Date.UTC(2026, 0, 15, 12)
    for (const text of ['2026-01-15T12:00:00', '2026-01-15 12:00:00.000000', ' 2026-01-15T12:00 '])
      expect(momentOf(text), text).toBe(noon)
    for (const text of ['2026-01-15T12:00:00Z', '2026-01-15T14:00:00+02:00', '2026-01-15T07:00:00-0500'])
      expect(momentOf(text), text).toBe(noon)
    expect(momentOf('2026-01-15')).toBe(Date.UTC(2026, 0, 15))
  })

  it('may be a number or a date, and is NaN for whatever else', () => {
    expect(momentOf(5)).toBe(5)
    expect(momentOf(new Date(5))).toBe(5)
    for (const none of ['', ' ', 'soon', null, undefined, true, {}, []]) expect(momentOf(none)).toBeNaN()
  })
})
