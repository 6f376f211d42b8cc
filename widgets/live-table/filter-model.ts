import type { Category, CellValue, Column, Row } from './column.js'

/** A value as the text that is searched. */
export function valueText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** Everything a row says in these columns, lower case, one column per line: text of two columns never matches as one. */
export function haystack<R extends Row>(row: R, columns: readonly Column<R>[]): string {
  return columns
    .map((column) => valueText(column.value(row)))
    .join('\n')
    .toLowerCase()
}

/** Rows whose text contains the search, literally, whatever the case (as the server-rendered tables filter). */
export function searchRows<R extends Row>(
  rows: readonly R[],
  search: string,
  textOf: (row: R) => string,
): readonly R[] {
  const wanted = search.trim().toLowerCase()
  return wanted ? rows.filter((row) => textOf(row).includes(wanted)) : rows
}

/** Rows of one category; all rows when it is unknown. */
export function categoryRows<R extends Row>(
  rows: readonly R[],
  categories: readonly Category<R>[],
  id: string | null,
): readonly R[] {
  const category = categories.find((candidate) => candidate.id === id)
  return category ? rows.filter((row) => category.match(row)) : rows
}
