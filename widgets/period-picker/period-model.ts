import { dayAfter, type DayRange } from '../date-range/date-model.js'

/** Periods of usage reports and statistics (W-CHART-10). */

export interface Period {
  /** Days back from today, or `other`: the two dates. */
  readonly value: string
  readonly label: string
}

/** The dates of a number of days up to today; undefined when the period is no number. */
export function rangeOfPeriod(period: string, today: string): DayRange | undefined {
  const days = /^\d+$/.test(period) ? Number(period) : NaN
  const start = dayAfter(today, -days)
  return start ? { start, end: today } : undefined
}

/** Horizon's choices; `month` is the number of days since the month began. @texts text */
export function usualPeriods(today: string): Array<{ value: string; text: string }> {
  return [
    { value: '1', text: 'Last day' },
    { value: '7', text: 'Last week' },
    { value: String(Number(today.slice(8))), text: 'Month to date' },
    { value: '15', text: 'Last 15 days' },
    { value: '30', text: 'Last 30 days' },
    { value: '365', text: 'Last year' },
    { value: 'other', text: 'Other' },
  ].filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index)
}
