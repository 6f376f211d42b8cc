import type { Column, Row } from '../data/column.js'
import { fullTitle } from '../data/full-title.js'
import { valueOf } from '../data/read-row.js'

/** The values of a line. */
export type Values = readonly (string | number | null)[]

/** A text that a spreadsheet would run as a formula gets an apostrophe in front: names of resources are whatever people typed. */
export function defused(value: string): string {
  return /^[\s]*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value
}

/**
 * A value as a CSV field (RFC 4180).
 */
export function csvField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = defused(value)
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of fields as CSV text, with a byte order mark so that spreadsheets read it as UTF-8. */
export function csv(lines: readonly Values[]): string {
  return `\uFEFF${lines.map((line) => line.map(csvField).join(',')).join('\r\n')}\r\n`
}

/** The rows in these columns below their titles: the values, not their pictures; lists joined with '; '. */
export function tableValues<R extends Row>(columns: readonly Column<R>[], rows: readonly R[]): readonly Values[] {
  const lines = rows.map((row) =>
    columns.map((column) => {
      const value = valueOf(column, row)
      if (value === null || value === undefined) return null
      if (typeof value === 'number') return value
      return Array.isArray(value) ? value.join('; ') : String(value)
    }),
  )
  return [columns.map(fullTitle), ...lines]
}
