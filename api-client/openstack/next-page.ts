import type { ServiceName } from './catalog.js'
import { many, one, textOf, type Json } from './json.js'

/** What is asked for beside an address. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>> | URLSearchParams

export function asked(query: Query = {}): URLSearchParams {
  if (query instanceof URLSearchParams) return query
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** The query of a list's first page. Glance gives 25 rows of it, or what is asked for, up to its `api_limit_max`. */
export function firstOf(service: ServiceName, query: Query | undefined): URLSearchParams {
  const first = asked(query)
  if (service !== 'image' || first.has('limit')) return first
  return new URLSearchParams([...first, ['limit', '1000']])
}

/**
 * The query of the next page, where an answer says that there is one: `servers_links`, Glance's `next`, Keystone's `links.next`. Some of
 * Cinder's lists have their links under the name of one row (`group_links` beside `groups`).
 */
export function nextOf(answer: Json): URLSearchParams | null {
  const links = Object.keys(answer)
    .filter((key) => key.endsWith('_links'))
    .flatMap((key) => many(answer, key))
  const next =
    textOf(links.find((link) => link['rel'] === 'next') ?? {}, 'href') ||
    textOf(answer, 'next') ||
    textOf(one(answer, 'links'), 'next')
  return next ? new URL(next, 'http://next.invalid').searchParams : null
}

/**
 * Whether a list may end because of a limit that nobody told of: at a number as operators choose them. A limit of one's own is no way out:
 * Swift refuses one that is larger than its own, Ceph takes it for less without a word, and Keystone cuts what it reads from an LDAP by it.
 */
export const mayGoOn = (rows: readonly unknown[]): boolean => rows.length >= 100 && rows.length % 10 === 0

/** Since 2025 Keystone ends these lists at its `max_db_limit`, 1000 as it comes, and does not say so. */
const cut: ReadonlySet<string> = new Set(['/users', '/groups', '/projects', '/domains'])

/** The query of the rest of a list of Keystone that may have been cut. */
export function restOf(
  service: ServiceName,
  path: string,
  query: URLSearchParams,
  rows: readonly Json[],
): URLSearchParams | null {
  const last = rows.at(-1)
  if (service !== 'identity' || !cut.has(path) || !last || !mayGoOn(rows)) return null
  const next = new URLSearchParams(query)
  next.set('marker', textOf(last, 'id'))
  return next
}
