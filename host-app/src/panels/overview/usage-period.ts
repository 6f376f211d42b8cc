import { isDay, rangeOfPeriod, usualPeriods, type DayRange } from '@stratus/widgets'

const other = 'other'

/** The period of a usage report, as its picker and the cloud are told it. */
export interface UsagePeriod extends DayRange {
  /** One of the usual ones, `other` for any two days. */
  readonly period: string
  /** Why it cannot be asked for: English, key of its translation. */
  readonly problem: string | null
}

/** What the services count by. */
const todayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** @texts */
const problems = {
  noDay: 'The date should be in YYYY-MM-DD format.',
  order: 'The end must not be before the start.',
  future: 'The period must not begin in the future.',
} as const

function problemOf({ start, end }: DayRange, today: string): string | null {
  if (!isDay(start) || !isDay(end)) return problems.noDay
  if (end < start) return problems.order
  return start > today ? problems.future : null
}

/** The period in an address, under Horizon's names; the last day without one, as there. */
export function usagePeriod(search: string, today = todayOf(Date.now())): UsagePeriod {
  const query = new URLSearchParams(search)
  const given = { start: query.get('start') ?? '', end: query.get('end') ?? '' }
  const usual = usualPeriods(today).map(({ value }) => value)
  if (!given.start && !given.end) {
    const period = '1'
    return { period, ...(rangeOfPeriod(period, today) ?? given), problem: null }
  }
  const isUsual = (each: string) => {
    const range = rangeOfPeriod(each, today)
    return range?.start === given.start && range.end === given.end
  }
  // 'Other' begins at the days of a usual period: they alone do not tell that it was chosen.
  const period = query.get('period') === other ? undefined : usual.find(isUsual)
  return { period: period ?? other, ...given, problem: problemOf(given, today) }
}

/** An address with another period; a list in it begins on its first page. */
export function withPeriod(search: string, { period, start, end }: DayRange & { period: string }): URLSearchParams {
  const query = new URLSearchParams(search)
  if (period === other) query.set('period', other)
  else query.delete('period')
  query.set('start', start)
  query.set('end', end)
  query.delete('usage.page')
  return query
}
