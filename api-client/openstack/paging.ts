import type { Json } from './json.js'
import type { Question } from './question.js'

const usualSize = 20

/** Rows on a page, as a person has chosen in the settings; null: all rows are asked for. */
export function pageSizeOf({ query, request }: Pick<Question, 'query' | 'request'>): number | null {
  if (query.get('paginate') !== 'true') return null
  const [, chosen] = /(?:^|;\s*)API_RESULT_PAGE_SIZE=(\d+)/.exec(request.headers.get('Cookie') ?? '') ?? []
  return Math.min(1000, Math.max(1, Number(chosen) || usualSize))
}

/** A page that one row more was asked for than it has, which tells whether there is another. */
export function pageOf(rows: readonly Json[], size: number, marker: string | null) {
  const hasMore = rows.length > size
  return { items: rows.slice(0, size), has_more_data: hasMore, has_prev_data: marker !== null }
}
