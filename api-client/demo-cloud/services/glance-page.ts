import { json, type Reply } from '../handler.js'
import type { Ask, Fields } from './ask.js'

/** A list with where the next page is, as Glance says it. */
export function glancePage(ask: Ask, name: string, rows: readonly Fields[], last: unknown, hasMore: boolean): Reply {
  const query = new URLSearchParams(ask.rawQuery)
  query.set('marker', String(last))
  return json({
    [name]: rows,
    first: `/v2/${name}`,
    schema: `/v2/schemas/${name}`,
    ...(hasMore && { next: `/v2/${name}?${query}` }),
  })
}
