import { pageLanguage, t } from '@stratus/widgets'

const units = ['KB', 'MB', 'GB', 'TB']

/** Bytes as the dashboard writes them: `0 bytes`, `1.50 KB` (reference/widgets-behaviour.md §2). */
export function formatBytes(bytes: number | null): string {
  if (bytes === null || bytes < 0) return ''
  if (bytes < 1024) return t('%s bytes', [Math.floor(bytes)])
  const power = Math.min(units.length, Math.floor(Math.log2(bytes) / 10))
  return `${(bytes / 1024 ** power).toFixed(2)} ${units[power - 1] ?? ''}`
}

export function yesno(value: unknown): string {
  return value ? t('Yes') : t('No')
}

/** A time of a service, read as UTC, in the page's language: `Sep 3, 2010, 12:05:08 PM`. */
export function mediumDate(time: string | null): string | null {
  if (!time) return null
  const date = new Date(/Z$/.test(time) ? time : `${time}Z`)
  if (Number.isNaN(date.getTime())) return time
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'medium', timeStyle: 'medium' }).format(date)
}
