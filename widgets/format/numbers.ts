import { countText, t, tn } from '../internal/localize.js'
import { numberFormat } from '../internal/formats.js'

/** What servers send for an amount: a number, or its text. */
export type Amount = number | string | null | undefined

/** The number in an amount; undefined when there is none. An empty text is 0. */
function numberOf(value: Amount): number | undefined {
  if (value === null || value === undefined) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

function digits(value: number, least: number, useGrouping = true): string {
  return numberFormat({ minimumFractionDigits: least, maximumFractionDigits: 2, useGrouping }).format(value)
}

/** @texts. Up to 1024, and from there on. */
const steps = {
  GiB: ['%s GiB', '%s TiB'],
  MiB: ['%s MiB', '%s GiB'],
  GB: ['%s GB', '%s TB'],
  MB: ['%s MB', '%s GB'],
} as const

function stepped(value: Amount, unit: keyof typeof steps): string {
  const [small, large] = steps[unit]
  const number = numberOf(value)
  if (number === undefined) return ''
  // Horizon's filters write no thousands apart.
  const apart = unit !== 'GB' && unit !== 'MB'
  return number >= 1024 ? t(large, [digits(number / 1024, 0, apart)]) : t(small, [digits(number, 0, apart)])
}

/** GiB, from 1024 on as TiB: `1,023.5 GiB`, `1.5 TiB`. '' when it is no number. */
export function formatGibibytes(value: Amount): string {
  return stepped(value, 'GiB')
}

/** MiB, from 1024 on as GiB. '' when it is no number. */
export function formatMebibytes(value: Amount): string {
  return stepped(value, 'MiB')
}

/** The GB filter of Horizon's tables (DEC-86): `1023.5 GB`, from 1024 on `1.5 TB`. '' when it is no number. */
export function formatGigabytes(value: Amount): string {
  return stepped(value, 'GB')
}

/** The MB filter of Horizon's tables (DEC-86), from 1024 on in GB. '' when it is no number. */
export function formatMegabytes(value: Amount): string {
  return stepped(value, 'MB')
}

/** @texts */
const byteUnits = ['%s KiB', '%s MiB', '%s GiB', '%s TiB']

/** Bytes in steps of 1024, two decimals above the first: `1023 bytes`, `1.50 KiB`. '' for less than nothing and what is no number. */
export function formatBytes(value: Amount): string {
  const number = numberOf(value)
  if (number === undefined || number < 0) return ''
  if (number < 1024) return tn('%s byte', '%s bytes', Math.floor(number))
  // What would be rounded to 1,024.00 is 1.00 of the next.
  const step = Math.min(Math.floor(Math.log2(number * 1.000005) / 10), byteUnits.length)
  return t(byteUnits[step - 1] ?? '', [digits(number / 1024 ** step, 2)])
}

/** A number with its unit; sizes in MiB and GiB as large as they read best: `13.56 GiB`. */
export function formatAmount(value: number, unit = ''): string {
  if (unit === 'MiB') return formatMebibytes(value)
  if (unit === 'GiB') return formatGibibytes(value)
  const number = numberFormat().format(value)
  return unit ? `${number} ${unit}` : number
}

/** A limit: a number from 0 on (Infinity too) stays, everything else is the default (`Unlimited`). */
export function formatLimit(value: unknown, otherwise = t('Unlimited')): number | string {
  return typeof value === 'number' && value >= 0 ? value : otherwise
}

/** `Displaying 2 items`, or `Displaying 5 of 10 items`. What is no count from 0 on counts as 0. */
export function formatItemCount(count: Amount, total?: Amount): string {
  const shown = countOf(count)
  if (total === undefined)
    return tn('Displaying {total} item', 'Displaying {total} items', shown, { total: countText(shown) })
  const all = countOf(total)
  return tn('Displaying {shown} of {total} item', 'Displaying {shown} of {total} items', all, {
    shown: countText(shown),
    total: countText(all),
  })
}

function countOf(value: Amount): number {
  return Math.max(0, Math.round(numberOf(value) ?? 0))
}
