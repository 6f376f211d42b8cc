/** Periods and date ranges of usage reports and statistics (D1 §2). Dates are texts `yyyy-mm-dd` (D1 §5). */

export interface Period {
  /** Days back from today, or `other`: the two dates. */
  readonly value: string
  readonly label: string
}

export interface DateRange {
  readonly start: string
  readonly end: string
}

const day = 86_400_000
const format = /^(\d{4})-(\d{2})-(\d{2})$/

/** Midnight UTC of a date; NaN when the text is no date (`2026-02-30` is none). */
function timeOf(date: string): number {
  const time = format.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN
  return dateOf(time) === date ? time : NaN
}

function dateOf(time: number): string {
  return Number.isFinite(time) ? new Date(time).toISOString().slice(0, 10) : ''
}

export function isDate(date: string): boolean {
  return Number.isFinite(timeOf(date))
}

/** An end before the start moves to the day after the start (D1 §5); what is no date stays as it is. */
export function ordered({ start, end }: DateRange): DateRange {
  return timeOf(end) < timeOf(start) ? { start, end: dateOf(timeOf(start) + day) } : { start, end }
}

/** The dates of a number of days up to today; undefined when the period is no number. */
export function rangeOfPeriod(period: string, today: string): DateRange | undefined {
  const days = /^\d+$/.test(period) ? Number(period) : NaN
  const start = dateOf(timeOf(today) - days * day)
  return start ? { start, end: today } : undefined
}

/** Horizon's choices; `month` is the number of days since the month began. */
export function usualPeriods(today: string): Array<{ value: string; text: string }> {
  return [
    { value: '1', text: 'Last day' },
    { value: '7', text: 'Last week' },
    { value: String(Number(today.slice(8)) || 1), text: 'Month to date' },
    { value: '15', text: 'Last 15 days' },
    { value: '30', text: 'Last 30 days' },
    { value: '365', text: 'Last year' },
    { value: 'other', text: 'Other' },
  ].filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index)
}
