import { t, tn } from '../internal/localize.js'
import { numberFormat } from '../internal/formats.js'

/** What servers send for an amount: a number, or its text. */
export type Amount = number | string | null | undefined

/** The number in an amount; undefined when there is none. An empty text is 0. */
function numberOf(value: Amount): number | undefined {
  if (value === null || value === undefined) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

function digits(value: number, least: number): string {
  const options = { minimumFractionDigits: least, maximumFractionDigits: 2, useGrouping: false }
  return numberFormat(options).format(value)
}

function stepped(value: Amount, small: string, large: string): string {
  const number = numberOf(value)
  if (number === undefined) return ''
  return number >= 1024 ? t(large, [digits(number / 1024, 0)]) : t(small, [digits(number, 0)])
}

/** Gigabytes, from 1024 on as terabytes: `1023.5 GB`, `1.5 TB`. '' when it is no number. */
export function formatGigabytes(value: Amount): string {
  return stepped(value, '%s GB', '%s TB')
}

/** Megabytes, from 1024 on as gigabytes. '' when it is no number. */
export function formatMegabytes(value: Amount): string {
  return stepped(value, '%s MB', '%s GB')
}

/** @texts */
const byteUnits = ['%s KB', '%s MB', '%s GB', '%s TB']

/** Bytes in steps of 1024, two decimals above the first: `1023 bytes`, `1.50 KB`. '' for less than nothing and what is no number. */
export function formatBytes(value: Amount): string {
  const number = numberOf(value)
  if (number === undefined || number < 0) return ''
  if (number < 1024) return t('%s bytes', [Math.floor(number)])
  const step = Math.min(Math.floor(Math.log2(number) / 10), byteUnits.length)
  return t(byteUnits[step - 1] ?? '', [digits(number / 1024 ** step, 2)])
}

/** A limit: a number from 0 on (Infinity too) stays, everything else is the default (`Unlimited`). */
export function formatLimit(value: unknown, otherwise = t('Unlimited')): number | string {
  return typeof value === 'number' && value >= 0 ? value : otherwise
}

/** `Displaying 2 items`, or `Displaying 5 of 10 items`. What is no count from 0 on counts as 0. */
export function formatItemCount(count: Amount, total?: Amount): string {
  const shown = countOf(count)
  if (total === undefined) return tn('Displaying {total} item', 'Displaying {total} items', shown, { total: shown })
  const all = countOf(total)
  return tn('Displaying {shown} of {total} item', 'Displaying {shown} of {total} items', all, { shown, total: all })
}

function countOf(value: Amount): number {
  return Math.max(0, Math.round(numberOf(value) ?? 0))
}
