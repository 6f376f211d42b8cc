import type { Column, Row } from '../data/column.js'
import { csv } from './csv.js'
import { valueOf } from '../data/read-column.js'

/** The rows in these columns as CSV: the values, not their pictures; lists joined with '; '. */
export function tableCsv<R extends Row>(columns: readonly Column<R>[], rows: readonly R[]): string {
  const lines = rows.map((row) =>
    columns.map((column) => {
      const value = valueOf(column, row)
      if (value === null || value === undefined) return null
      if (typeof value === 'number') return value
      return Array.isArray(value) ? value.join('; ') : String(value)
    }),
  )
  return csv([columns.map((column) => column.title), ...lines])
}

/** Hands a text to the browser as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file when the click returns; the address may go in the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
