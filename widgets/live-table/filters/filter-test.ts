import { isFiltering, type ColumnFilter, type TableFilters } from '../data/column-filter.js'
import type { CellValue, Column, ColumnType, Row } from '../data/column.js'
import { valueOf, valueText } from '../data/read-row.js'
import { sortKey } from '../view/sort-model.js'

type ValueTest = (value: CellValue) => boolean

/** What a value says in a set: each entry of a list, '' where there is none. */
export function setTexts(value: CellValue): readonly string[] {
  if (Array.isArray(value)) return value.length ? value.map(String) : ['']
  return [valueText(value)]
}

/** Bounds are read as the column's values are, so that '2 GB' is more than '900 MB'. */
export function boundKey(bound: string | number | undefined, type: ColumnType | undefined): number | null {
  if (bound === undefined) return null
  const key = sortKey(bound, !type || type === 'text' ? 'number' : type)
  return typeof key === 'number' ? key : null
}

/** The first moment of a day of the reader's calendar; `after` days later. Null for what is no day. */
function dayStart(day: string | undefined, after = 0): number | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? []
  return year ? new Date(Number(year), Number(month) - 1, Number(date) + after).getTime() : null
}

/** From the first on, and before the second; without both, null. */
function between(type: ColumnType, from: number | null, before: number | null, included: boolean): ValueTest | null {
  if (from === null && before === null) return null
  return (value) => {
    const key = sortKey(value, type)
    if (typeof key !== 'number') return false
    return (from === null || key >= from) && (before === null || key < before || (included && key === before))
  }
}

function valueTests({ text, min, max, from, to, values }: ColumnFilter, type: ColumnType | undefined): ValueTest[] {
  const wanted = text?.trim().toLowerCase()
  const chosen = new Set(values)
  const numeric = !type || type === 'text' ? 'number' : type
  return [
    wanted ? (value: CellValue) => valueText(value).toLowerCase().includes(wanted) : null,
    between(numeric, boundKey(min, type), boundKey(max, type), true),
    between('timestamp', dayStart(from), dayStart(to, 1), false),
    chosen.size ? (value: CellValue) => setTexts(value).some((entry) => chosen.has(entry)) : null,
  ].filter((test) => test !== null)
}

/** The test of a row by the filters of its columns; null when none leaves anything out. A column that is not there filters nothing. */
export function filterTest<R extends Row>(
  columns: readonly Column<R>[],
  filters: TableFilters,
): ((row: R) => boolean) | null {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.id]
    if (!filter || !isFiltering(filter)) return []
    const own = valueTests(filter, column.type)
    return own.length ? [{ column, own }] : []
  })
  if (!tests.length) return null
  return (row) =>
    tests.every(({ column, own }) => {
      const value = valueOf(column, row)
      return own.every((test) => test(value))
    })
}
