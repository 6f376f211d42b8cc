import { nameOf, type Json } from './json.js'
import type { Services } from './services.js'

/** Names of all projects by id, as far as the user may know them. */
export async function projectNames(services: Services): Promise<ReadonlyMap<unknown, string>> {
  const projects = await services.all('identity', '/projects', 'projects').catch(() => [])
  return namesOf(projects)
}

export const namesOf = (things: readonly Json[]): ReadonlyMap<unknown, string> =>
  new Map(things.map((thing) => [thing['id'], nameOf(thing)]))

/** Services take whole ids only, so each that matches is asked for: one question for all is as quick as more than these. */
export const mostQuestions = 4

const like = (name: unknown, part: string) =>
  String(name ?? '')
    .toLowerCase()
    .includes(part.toLowerCase())

/** Those of which the name has it; all, told by null, without a part or a name that has it. */
export function idsLike(names: Iterable<readonly [unknown, unknown]>, part: string | null): unknown[] | null {
  const found = part === null ? [] : [...names].filter(([, name]) => like(name, part)).map(([key]) => key)
  return found.length ? found : null
}
