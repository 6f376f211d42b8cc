import type { Column, Row } from '../data/column.js'
import { fullTitle } from '../data/full-title.js'
import { valueOf } from '../data/read-row.js'

/** The values of a line. */
export type Values = readonly (string | number | null)[]

/**
 * A text that a spreadsheet would run as a formula, by signs of full width, too, gets an apostrophe in front: names of resources are
 * whatever people typed.
 */
export function defused(value: string): string {
  return /^\s*[-=+@\uff0b\uff0d\uff1d\uff20]|^[\t\r]/.test(value) ? `'${value}` : value
}

/** A value as a CSV field (RFC 4180). */
export function csvField(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '')
  const safe = defused(value)
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of fields as CSV text, with a byte order mark so that spreadsheets read it as UTF-8. */
export function csv(lines: readonly Values[]): string {
  return `\uFEFF${lines.map((line) => line.map(csvField).join(',')).join('\r\n')}\r\n`
}

/** The rows in these columns below their titles: the values, not their pictures; lists joined with '; '. */
export function tableValues<R extends Row>(columns: readonly Column<R>[], rows: readonly R[]): readonly Values[] {
  const lines = rows.map((row) =>
    columns.map((column) => {
      const value = valueOf(column, row) ?? null
      if (value === null || typeof value === 'number') return value
      return Array.isArray(value) ? value.join('; ') : String(value)
    }),
  )
  return [columns.map(fullTitle), ...lines]
}
