import { dateFormat } from '../internal/formats.js'
import { pageLanguage, t, tn } from '../internal/localize.js'

/** A moment: ISO text, milliseconds since 1970, or a date. */
export type Moment = string | number | Date | null | undefined

const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i

/** Services write times without a zone and mean UTC. */
function dateOf(value: Moment): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const withTime = typeof value === 'string' && value.includes(':') && !hasZone.test(value)
  const date = new Date(withTime ? `${value.replace(' ', 'T')}Z` : value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The zone that the user chose: cookie `django_timezone`, quotes taken off; UTC without one, and when nobody knows it. */
export function cookieTimeZone(cookie = typeof document === 'undefined' ? '' : document.cookie): string {
  const value = /(?:^|;\s*)django_timezone=([^;]*)/.exec(cookie)?.[1] ?? ''
  const zone = unescaped(value).replace(/^"+|"+$/g, '')
  return isTimeZone(zone) ? zone : 'UTC'
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const timeZones = new Map<string, boolean>()

function isTimeZone(zone: string): boolean {
  if (!timeZones.has(zone)) timeZones.set(zone, isKnown(zone))
  return timeZones.get(zone) ?? false
}

function isKnown(zone: string): boolean {
  if (!zone) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

function written(value: Moment, style: 'short' | 'medium', timeZone: string): string {
  const date = dateOf(value)
  if (!date) return value === null || value === undefined || value === '' ? '-' : String(value)
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone }).format(date)
  // A plain space, as elsewhere, before AM and PM.
  return `${part({ dateStyle: style })} ${part({ timeStyle: style })}`.replaceAll('\u202f', ' ')
}

/** `9/3/10 12:05 PM`, in the user's time zone; `-` when there is none. A text that is no date stays. */
export function formatShortDate(value: Moment, timeZone = cookieTimeZone()): string {
  return written(value, 'short', timeZone)
}

/** `Sep 3, 2010 12:05:08 PM`, in the user's time zone; `-` when there is none. A text that is no date stays. */
export function formatMediumDate(value: Moment, timeZone = cookieTimeZone()): string {
  return written(value, 'medium', timeZone)
}

/** The moment as an ISO text in UTC; '' when it is none. */
export function toIsoDate(value: Moment): string {
  return dateOf(value)?.toISOString() ?? ''
}

const ages: ReadonlyArray<readonly [seconds: number, one: string, other: string]> = [
  [31_536_000, '%s year', '%s years'],
  [2_592_000, '%s month', '%s months'],
  [604_800, '%s week', '%s weeks'],
  [86_400, '%s day', '%s days'],
  [3600, '%s hour', '%s hours'],
  [60, '%s minute', '%s minutes'],
]

/** How long ago, in its two largest neighbouring units: `1 day, 3 hours`. Less than a minute is `0 minutes`; `-` for no moment. */
export function formatAge(value: Moment, now: number): string {
  const date = dateOf(value)
  if (!date) return '-'
  const seconds = Math.max(0, Math.floor((now - date.getTime()) / 1000))
  const first = ages.findIndex(([length]) => seconds >= length)
  if (first < 0) return t('0 minutes')
  const parts: string[] = []
  let left = seconds
  for (const [length, one, other] of ages.slice(first, first + 2)) {
    const count = Math.floor(left / length)
    left -= count * length
    if (count) parts.push(tn(one, other, count))
  }
  return parts.join(t(', '))
}

/** How long ago or until then, in its largest unit and the page's language: `3 days ago`; '' for no moment. */
export function formatRelative(value: Moment, now: number): string {
  const date = dateOf(value)
  if (!date) return ''
  const seconds = Math.round((date.getTime() - now) / 1000)
  const [unit, length] = relativeUnits.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const)
  const format = new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' })
  // Less than a minute is now: nobody counts seconds in a list.
  return Math.abs(seconds) < 60 ? format.format(0, 'second') : format.format(Math.trunc(seconds / length), unit)
}

const relativeUnits: ReadonlyArray<readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number]> = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
