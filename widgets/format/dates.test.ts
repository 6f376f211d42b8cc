import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookieTimeZone, formatAge, formatMediumDate, formatRelative, formatShortDate, toIsoDate } from './dates.js'

describe('dates', () => {
  it('W-SHELL-10 short and medium, in UTC without a cookie', () => {
    expect(formatShortDate('2010-09-03T12:05:08Z')).toBe('9/3/10 12:05 PM')
    expect(formatMediumDate('2010-09-03T12:05:08Z')).toBe('Sep 3, 2010 12:05:08 PM')
  })
  it('W-SHELL-10 in the time zone of the cookie', () => {
    expect(formatMediumDate('2010-09-03T12:05:08Z', 'Asia/Tokyo')).toBe('Sep 3, 2010 9:05:08 PM')
    expect(cookieTimeZone('tabs={}; django_timezone="Asia/Tokyo"')).toBe('Asia/Tokyo')
    expect(cookieTimeZone('django_timezone=Asia%2FTokyo')).toBe('Asia/Tokyo')
    expect(
      ['', 'django_timezone=', 'django_timezone=Moon/Sea', 'x_django_timezone=Asia/Tokyo', 'django_timezone=%'].map(
        cookieTimeZone,
      ),
    ).toEqual(Array.from({ length: 5 }, () => 'UTC'))
  })
  it('reads service times without a zone as UTC, and leaves other zones alone', () => {
    expect(formatMediumDate('2010-09-03T12:05:08.000000')).toBe('Sep 3, 2010 12:05:08 PM')
    expect(formatMediumDate('2010-09-03 12:05:08')).toBe('Sep 3, 2010 12:05:08 PM')
    expect(toIsoDate('2010-09-03T12:05:08+02:00')).toBe('2010-09-03T10:05:08.000Z')
  })
  it('writes - for no date and leaves a text that is none', () => {
    expect([null, undefined, ''].map((value) => formatShortDate(value))).toEqual(['-', '-', '-'])
    expect(formatMediumDate('soon')).toBe('soon')
    expect(toIsoDate('soon')).toBe('')
  })
  it('ages in two neighbouring units', () => {
    const minute = 60_000
    const hour = 60 * minute
    const day = 24 * hour
    const old = (ms: number) => formatAge(0, ms)
    expect(old(59_000)).toBe('0 minutes')
    expect(old(minute)).toBe('1 minute')
    expect(old(27 * hour)).toBe('1 day, 3 hours')
    expect(old(27 * hour + 5 * minute)).toBe('1 day, 3 hours')
    expect(old(day)).toBe('1 day')
    expect(old(400 * day)).toBe('1 year, 1 month')
    expect(formatAge(10, 0)).toBe('0 minutes')
    expect(formatAge('', 0)).toBe('-')
  })
  it('never fails on any text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (text, cookie) => typeof formatMediumDate(text, cookieTimeZone(`django_timezone=${cookie}`)) === 'string',
      ),
    )
  })
})

describe('how long ago', () => {
  const now = Date.UTC(2026, 0, 15, 12)
  it('is told in the largest unit, both ways, and is nothing without a moment', () => {
    expect([59_000, 60_000].map((ms) => formatRelative(now - ms, now))).toEqual(['now', '1 minute ago'])
    expect([59_000, 60_000].map((ms) => formatRelative(now + ms, now))).toEqual(['now', 'in 1 minute'])
    expect(formatRelative('2026-01-15T11:18:00', now)).toBe('42 minutes ago')
    expect(formatRelative(now - 36 * 3_600_000, now)).toBe('yesterday')
    expect(formatRelative('2023-01-01', now)).toBe('3 years ago')
    expect(formatRelative(now + 2 * 3_600_000, now)).toBe('in 2 hours')
    expect([formatRelative(null, now), formatRelative('soon', now)]).toEqual(['', ''])
  })
  it('changes its unit exactly when the larger one is full', () => {
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
    const told = [minute, hour, day, 7 * day, 30 * day, 365 * day].map((ms) => [
      formatRelative(now - ms + 1000, now),
      formatRelative(now - ms, now),
    ])
    expect(told).toEqual([
      ['now', '1 minute ago'],
      ['59 minutes ago', '1 hour ago'],
      ['23 hours ago', 'yesterday'],
      ['6 days ago', 'last week'],
      ['4 weeks ago', 'last month'],
      ['12 months ago', 'last year'],
    ])
  })
})
