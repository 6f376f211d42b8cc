/** A moment: ISO text, milliseconds since 1970, or a date. */
export type Moment = string | number | Date | null | undefined

const hasTime = /\d:\d/
const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i

/** A written moment as milliseconds since 1970; NaN when it is none. A time without a zone is UTC: that is how services write it. */
export function parseMoment(written: string): number {
  const text = written.trim()
  return Date.parse(hasTime.test(text) && !hasZone.test(text) ? `${text.replace(' ', 'T')}Z` : text)
}

/** Any moment as milliseconds since 1970; NaN when it is none. */
export function momentOf(value: unknown): number {
  if (typeof value === 'string') return parseMoment(value)
  return value instanceof Date ? value.getTime() : typeof value === 'number' ? value : NaN
}
