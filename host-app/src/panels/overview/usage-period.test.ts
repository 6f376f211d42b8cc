import { expect, it } from 'vitest'
import { usagePeriod, withPeriod } from './usage-period.js'

const today = '2026-11-21'
const of = (search: string) => usagePeriod(search, today)

it('C-USAGE-01 without a period in the address it is the last day; a usual one is known by its days', () => {
  expect(of('')).toEqual({ period: '1', start: '2026-11-20', end: today, problem: null })
  expect(of('?start=2026-11-14&end=2026-11-21').period).toBe('7')
  expect(of('?start=2026-10-31&end=2026-11-21').period).toBe('21')
  expect(of('?start=2026-11-01&end=2026-11-20')).toEqual({
    period: 'other',
    start: '2026-11-01',
    end: '2026-11-20',
    problem: null,
  })
})

it('C-USAGE-03 a period that is wrong says why', () => {
  const problem = (start: string, end: string) => of(`?start=${start}&end=${end}`).problem
  expect(problem('2026-11-20', '2026-11-01')).toBe('The end must not be before the start.')
  expect(problem('2026-11-22', '2026-11-23')).toBe('The period must not begin in the future.')
  expect(problem('2026-02-30', '2026-11-01')).toBe('The date should be in YYYY-MM-DD format.')
  expect(problem('2026-11-01', '')).toBe('The date should be in YYYY-MM-DD format.')
  expect(problem('2026-11-21', '2026-11-30')).toBeNull()
})

it('C-USAGE-01 another period stands in the address beside what else is there; its list begins on the first page', () => {
  const chosen = { period: '1', start: '2026-11-01', end: '2026-11-02' }
  const next = withPeriod('?start=a&usage.sort=-ram&usage.page=3&launch=1', chosen)
  expect(String(next)).toBe('start=2026-11-01&usage.sort=-ram&launch=1&end=2026-11-02')
})

it('C-USAGE-04 “Other” stays chosen at the days of a usual period, until a usual one is', () => {
  const week = { start: '2026-11-14', end: today }
  const search = String(withPeriod('?usage.sort=-ram', { period: 'other', ...week }))
  expect(of(search)).toEqual({ period: 'other', ...week, problem: null })
  expect(of(String(withPeriod(search, { period: '7', ...week }))).period).toBe('7')
})
