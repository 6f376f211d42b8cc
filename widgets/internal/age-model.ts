export type AgeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute'

export interface AgePart {
  readonly value: number
  readonly unit: AgeUnit
}

const lengths: Readonly<Record<AgeUnit, number>> = {
  year: 31_536_000,
  month: 2_592_000,
  week: 604_800,
  day: 86_400,
  hour: 3600,
  minute: 60,
}
const units = Object.keys(lengths) as readonly AgeUnit[]

/**
 * A time in whole units, from the largest that it fills down to the minute: 97,500 s is 1 day, 3 hours, 5 minutes. Empty below
 * a minute.
 * @param largest - no larger unit than this
 */
export function ageParts(seconds: number, largest: AgeUnit = 'year'): readonly AgePart[] {
  const filled = units.slice(units.indexOf(largest)).filter((unit) => seconds >= lengths[unit])
  let rest = seconds
  return filled.map((unit) => {
    const value = Math.floor(rest / lengths[unit])
    rest %= lengths[unit]
    return { value, unit }
  })
}

/**
 * How long ago something was, coarse enough to be read: steps of 10 s in the first minute, then minutes, hours, days.
 * Null within the first 10 s.
 */
export function coarseAge(
  now: number,
  then: number,
): AgePart | { readonly value: number; readonly unit: 'second' } | null {
  const seconds = Math.max(0, Math.floor((now - then) / 1000))
  if (seconds < 10) return null
  return ageParts(seconds, 'day')[0] ?? { value: Math.floor(seconds / 10) * 10, unit: 'second' }
}
