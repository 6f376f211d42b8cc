/** Days as yyyy-mm-dd, no time, no zone (W-FORM-04). */

const format = /^(\d{4})-(\d{2})-(\d{2})$/
const dayLength = 24 * 60 * 60 * 1000

/** Start of a day, ms since 1970 UTC; undefined when there is no such day. */
function startOf(text: string): number | undefined {
  const [, year = '', month = '', day = ''] = format.exec(text) ?? []
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day))
  // 30 February would be a day in March.
  return year && new Date(time).toISOString().startsWith(text) ? time : undefined
}

/** A text is a day of the calendar. */
export function isDay(text: string): boolean {
  return startOf(text) !== undefined
}

/** The day so many days later, or earlier for less than 0; undefined when there is none. */
export function dayAfter(day: string, days = 1): string | undefined {
  const date = new Date((startOf(day) ?? NaN) + days * dayLength)
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
  return isDay(text) ? text : undefined
}

export interface DayRange {
  readonly start: string
  readonly end: string
}

/** An end before the start moves to the day after the start; what is no day stays as it was typed. */
export function orderedRange({ start, end }: DayRange): DayRange {
  if (!isDay(start) || !isDay(end) || end >= start) return { start, end }
  return { start, end: dayAfter(start) ?? start }
}
