import { dateFormat } from '../internal/formats.js'
import { decoded, pageCookies } from '../internal/cookies.js'
import { ageParts, type AgeUnit } from '../internal/age-model.js'
import { pageLanguage, t, tn } from '../internal/localize.js'
import { momentOf, type Moment } from '../internal/moment.js'

export type { Moment } from '../internal/moment.js'

function dateOf(value: Moment): Date | undefined {
  const date = new Date(momentOf(value))
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The zone that the user chose: cookie `django_timezone`, quotes taken off; UTC without one, and when nobody knows it. */
export function cookieTimeZone(cookie = pageCookies()): string {
  const value = /(?:^|;\s*)django_timezone=([^;]*)/.exec(cookie)?.[1] ?? ''
  const zone = decoded(value).replace(/^"+|"+$/g, '')
  return isTimeZone(zone) ? zone : 'UTC'
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

/** @texts pairs */
const ageWords: Readonly<Record<AgeUnit, readonly [singular: string, plural: string]>> = {
  year: ['%s year', '%s years'],
  month: ['%s month', '%s months'],
  week: ['%s week', '%s weeks'],
  day: ['%s day', '%s days'],
  hour: ['%s hour', '%s hours'],
  minute: ['%s minute', '%s minutes'],
}

/** How long ago, in its two largest neighbouring units: `1 day, 3 hours`. Less than a minute is `0 minutes`; `-` for no moment. */
export function formatAge(value: Moment, now: number): string {
  const date = dateOf(value)
  if (!date) return '-'
  const parts = ageParts(Math.floor((now - date.getTime()) / 1000)).slice(0, 2)
  if (!parts.length) return t('0 minutes')
  return parts
    .filter(({ value: count }) => count)
    .map(({ value: count, unit }) => tn(...ageWords[unit], count))
    .join(t(', '))
}

/** How long ago or until then, in its largest unit and the page's language: `3 days ago`; '' for no moment. */
export function formatRelative(value: Moment, now: number): string {
  const date = dateOf(value)
  if (!date) return ''
  const seconds = Math.round((date.getTime() - now) / 1000)
  const format = new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' })
  const [part] = ageParts(Math.abs(seconds))
  // Less than a minute is now: nobody counts seconds in a list.
  return part ? format.format(Math.sign(seconds) * part.value, part.unit) : format.format(0, 'second')
}
