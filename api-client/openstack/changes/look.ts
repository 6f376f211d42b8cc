import { many, textOf, type Json } from '../json.js'
import type { Services } from '../services.js'
import { watchedTypes, type WatchedType, type WatchTerms } from './watched-types.js'

/** What a look has seen. */
export interface Sight {
  /** By id, a text that is another one when the thing has changed. */
  readonly marks: ReadonlyMap<string, string>
  /** The newest time of a change, by the service's own clock; '' where it is not asked by time. */
  readonly newest: string
  /** Ids of what is on its way from one state to another. */
  readonly moving: ReadonlySet<string>
}

export interface Look {
  readonly sight: Sight
  /** Something differs from what the look before has seen; to the first look, something that has changed just now. */
  readonly changed: boolean
}

/** Whoever listens has read his list so long ago at most, ms: what has changed since then, he may not know. */
const justNow = 15_000

/** A service without any row tells no time: the clocks may differ by so much, ms. */
const clockDifference = 3_600_000

/**
 * Looks at all things of a type that the token shows, by the cheapest question that the service takes.
 * @param before what the look before this one has seen
 * @throws ServiceError
 */
export function look(services: Services, type: WatchedType, before: Sight | null, signal?: AbortSignal): Promise<Look> {
  const terms = watchedTypes[type]
  return terms.since
    ? lookSince(services, terms, terms.since, before, signal)
    : lookAtAll(services, terms, before, signal)
}

async function lookAtAll(
  services: Services,
  terms: WatchTerms,
  before: Sight | null,
  signal?: AbortSignal,
): Promise<Look> {
  const { service, path, rows: name, ask, scope } = terms
  const rows = await services.all(service, path, name, { ...ask, ...(scope && { query: scope }), signal })
  const marks = marksOf(rows, terms)
  const isSame = before && marks.size === before.marks.size && !hasNews(marks, before.marks)
  return { sight: { marks, newest: '', moving: movingOf(rows, terms) }, changed: before ? !isSame : isFresh(rows) }
}

async function lookSince(
  services: Services,
  terms: WatchTerms,
  { parameter, field, newest }: NonNullable<WatchTerms['since']>,
  before: Sight | null,
  signal?: AbortSignal,
): Promise<Look> {
  const { service, path, rows: name, ask, scope } = terms
  // One page is all that tells the time.
  const rows = before
    ? await services.all(service, path, name, { ...ask, query: { ...scope, [parameter]: before.newest }, signal })
    : many(await services.get(service, path, { ...ask, query: { ...scope, ...newest }, signal }), name)
  const marks = marksOf(rows, terms)
  const times = [...(before ? [before.newest] : []), ...rows.map((row) => textOf(row, field))]
  const unseen = [...(before?.moving ?? [])].filter((id) => !marks.has(id))
  return {
    sight: {
      marks,
      newest: latestOf(times) ?? new Date(Date.now() - clockDifference).toISOString(),
      moving: new Set([...unseen, ...movingOf(rows, terms)]),
    },
    changed: before ? hasNews(marks, before.marks) : isFresh(rows),
  }
}

const latestOf = (times: readonly string[]): string | undefined =>
  times.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0]

const movingOf = (rows: readonly Json[], { moves }: WatchTerms): Set<string> =>
  new Set(rows.filter(moves).map((row) => textOf(row, 'id')))

const marksOf = (rows: readonly Json[], { marks }: WatchTerms): Map<string, string> =>
  new Map(rows.map((row) => [textOf(row, 'id'), JSON.stringify(marks.map((name) => row[name] ?? null))]))

/** By the service's clock: one that is ahead is asked once more than it need be. */
const isFresh = (rows: readonly Json[]): boolean =>
  rows.some((row) => {
    const time = timeFields.map((name) => textOf(row, name)).find(Boolean)
    return time !== undefined && Date.now() - Date.parse(/Z|[+-]\d\d:?\d\d$/.test(time) ? time : `${time}Z`) < justNow
  })

const timeFields = ['updated', 'updated_at', 'updated_time', 'created_at', 'creation_time']

const hasNews = (marks: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): boolean =>
  [...marks].some(([id, mark]) => before.get(id) !== mark)
