import { errorText } from '../../internal/error-text.js'
import type { Clock } from '../../internal/pausable-timer.js'
import type { TableFilters } from './column-filter.js'
import type { Row, RowKey, Sort, TableError, TableState } from './column.js'
import type { TableAnswer, TableQuery, TableSource } from './table-source.js'

/** A table that asks a source. */
export interface SourceHost<R extends Row> {
  readonly isConnected: boolean
  readonly clock: Clock
  readonly source?: TableSource<R>
  readonly rowKey: (row: R) => RowKey
  readonly search: string
  readonly category: string | null
  readonly filters: TableFilters
  readonly sort: Sort | null
  rows: readonly R[]
  state: TableState
  error?: TableError
  stale: boolean
  updatedAt?: number
}

/** One page of an answer that can be shown. */
interface ReadPage<R extends Row> {
  readonly rows: readonly R[]
  readonly total: number | undefined
  readonly hasPrev: boolean | undefined
  readonly hasNext: boolean | undefined
}

/**
 * Asks the source of a table for a page.
 *
 * @param shown - rows whose first and last are the markers of neighbouring pages
 * @throws what the source rejects with; an error without words when there is nothing to show, which is logged
 */
export async function askSource<R extends Row>(
  { source, search, category, filters, sort }: SourceHost<R>,
  to: Pick<TableQuery, 'page' | 'direction'>,
  pageSize: number,
  shown: readonly R[],
  signal: AbortSignal,
): Promise<ReadPage<R>> {
  if (typeof source?.list !== 'function') {
    console.error('<stratus-live-table> the list function of its source is not defined.')
    throw new Error()
  }
  const answer = await source.list({ search, category, filters, sort, ...to, pageSize, shown, signal })
  const { rows, total, hasPrev, hasNext } = isList(answer) ? pageOf(answer) : (answer ?? {})
  if (!Array.isArray(rows)) {
    if (!signal.aborted) console.error('<stratus-live-table> the list function of its source answered without rows.')
    throw new Error()
  }
  return { rows, total: countOf(total), hasPrev, hasNext }
}

function pageOf<R extends Row>(
  rows: readonly R[],
): { rows: readonly R[]; total?: number; hasPrev?: boolean; hasNext?: boolean } {
  return { rows }
}

/** A number of rows; what is none, nobody has counted. */
const countOf = (total: unknown): number | undefined =>
  typeof total === 'number' && total >= 0 && Number.isFinite(total) ? Math.trunc(total) : undefined

function isList<R extends Row>(answer: TableAnswer<R>): answer is readonly R[] {
  return Array.isArray(answer)
}

/** Whatever was thrown; without words of its own the table has a sentence. */
export function failureOf(error: unknown): TableError {
  const { requestId } = Object(error) as { readonly requestId?: unknown }
  return { message: errorText(error), requestId: typeof requestId === 'string' ? requestId : null }
}
