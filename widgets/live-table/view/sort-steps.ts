import type { Column, Row, Sort, SortBy } from '../data/column.js'
import { sortKeys } from './sort-keys.js'

/** A column that rows are sorted by; ascending with 1. */
export interface SortStep<R extends Row> {
  readonly column: Column<R>
  readonly sign: 1 | -1
}

/** The steps of an order: what names no column is none. */
export function sortSteps<R extends Row>(sort: Sort | null, columns: readonly Column<R>[]): readonly SortStep<R>[] {
  return sortKeys(sort).flatMap(({ column: id, direction }) => {
    const column = columns.find((other) => other.id === id)
    return column ? [{ column, sign: direction === 'descending' ? -1 : 1 }] : []
  })
}

export function isSameSort(a: Sort | null, b: Sort | null): boolean {
  const [first, second] = [sortKeys(a), sortKeys(b)]
  return (
    first.length === second.length &&
    first.every(({ column, direction }, at) => column === second[at]?.column && direction === second[at].direction)
  )
}

/** The other way round. */
function turned({ column, direction }: SortBy): SortBy {
  return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * The order after a header was chosen. `adding`: the others stay, and the column comes behind them; it ascends, then descends,
 * then leaves.
 */
export function nextSort(sort: Sort | null, column: string, adding: boolean): Sort {
  const keys = sortKeys(sort)
  const at = keys.findIndex((key) => key.column === column)
  const chosen = keys[at]
  const added: SortBy = { column, direction: 'ascending' }
  if (!adding) return at === 0 && chosen ? turned(chosen) : added
  if (!chosen) return asSort([...keys, added], added)
  if (chosen.direction === 'ascending' || keys.length === 1) return asSort(keys.with(at, turned(chosen)), added)
  return asSort(keys.toSpliced(at, 1), added)
}

function asSort([first, ...thenBy]: readonly SortBy[], otherwise: SortBy): Sort {
  const { column, direction } = first ?? otherwise
  return { column, direction, ...(thenBy.length && { thenBy }) }
}
