import type { Category, Column, Row } from '../data/column.js'
import { valueOf, valueText } from '../data/read-row.js'

/** What was typed, as it is looked for. */
function searchText(search: string): string {
  return search.trim().toLowerCase()
}

/**
 * Case-insensitive RegExp for an ASCII search: it saves a lower-case copy of every cell. Null where a RegExp and `toLowerCase()`
 * would disagree (letters beyond ASCII).
 */
function searchPattern(wanted: string): RegExp | null {
  if (!/^[\0-\x7f]{1,99}$/.test(wanted)) return null
  const literally = wanted.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  // In lower case, the sign of Kelvin is a k, and an İ begins with an i.
  return new RegExp(literally.replaceAll('k', '[k\u212a]').replace(/i$/, '[i\u0130]'), 'i')
}

/** What decides whether a row is seen. */
export interface FilterInput<R extends Row> {
  readonly columns: readonly Column<R>[]
  readonly search: string
  readonly categories: readonly Category<R>[]
  readonly category: string | null
  /** The test by the filters of columns; absent or null when every row passes. */
  readonly byColumn?: ((row: R) => boolean) | null
}

/**
 * The test of a row: of the chosen category (any, when it is unknown), and one column contains the search, literally,
 * whatever the case (as the server-rendered tables filter). Null when every row passes.
 */
export function rowTest<R extends Row>(input: FilterInput<R>): ((row: R) => boolean) | null {
  const { columns } = input
  const wanted = searchText(input.search)
  const category = input.categories.find(({ id }) => id === input.category)
  const pattern = searchPattern(wanted)
  const says = (row: R): boolean => {
    for (const column of columns) {
      const value = valueOf(column, row)
      const text = typeof value === 'string' ? value : valueText(value)
      if (pattern ? pattern.test(text) : text.toLowerCase().includes(wanted)) return true
    }
    return false
  }
  const tests = [category && ((row: R) => category.match(row)), input.byColumn, wanted && says].filter(
    (test) => typeof test === 'function',
  )
  return tests.length > 1 ? (row) => tests.every((test) => test(row)) : (tests[0] ?? null)
}

/** Whether every row that passes `next` has passed `before`: then only those need to be looked at. */
export function narrows<R extends Row>(before: FilterInput<R>, next: FilterInput<R>): boolean {
  const sameCategory = before.category === next.category && before.categories === next.categories
  const anyCategory = !before.categories.some(({ id }) => id === before.category)
  return (
    (sameCategory || anyCategory) &&
    (!before.byColumn || before.byColumn === next.byColumn) &&
    before.columns === next.columns &&
    searchText(next.search).includes(searchText(before.search))
  )
}
