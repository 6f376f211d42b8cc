import { describe, expect, it } from 'vitest'
import { formatAge } from './age.js'

const now = Date.parse('2026-11-21T12:00:00Z')

describe('age', () => {
  it.each([
    ['2026-11-21T11:59:30Z', '0 minutes'],
    ['2026-11-21T11:18:00Z', '42 minutes'],
    ['2026-11-21T09:00:00Z', '3 hours'],
    ['2026-11-19T11:00:00Z', '2 days, 1 hour'],
    ['2026-10-29T12:00:00Z', '3 weeks, 2 days'],
    ['2026-11-14T11:59:00Z', '1 week'],
  ])('%s → %s', (since, shown) => expect(formatAge(since, now)).toBe(shown))

  it('reads a time without a zone as UTC', () => {
    expect(formatAge('2026-11-21T10:00:00', now)).toBe('2 hours')
  })

  it('is nothing for no time and for none that can be read; a clock that goes wrong makes no negative age', () => {
    expect(formatAge(null, now)).toBeNull()
    expect(formatAge('soon', now)).toBeNull()
    expect(formatAge('2026-11-21T12:00:09Z', now)).toBe('0 minutes')
  })
})
