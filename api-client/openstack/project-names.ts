import { nameOf, type Json } from './json.js'
import type { Services } from './services.js'

/** Names of all projects by id, as far as the user may know them. */
export async function projectNames(services: Services): Promise<ReadonlyMap<unknown, string>> {
  const projects = await services.all('identity', '/projects', 'projects').catch(() => [])
  return namesOf(projects)
}

export const namesOf = (things: readonly Json[]): ReadonlyMap<unknown, string> =>
  new Map(things.map((thing) => [thing['id'], nameOf(thing)]))

/** One question for all is as quick as more than these. */
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

/**
 * What a service tells of the projects whose names have a part, and maybe of more: it takes whole ids only, so each is asked for.
 * @param part null: all projects
 */
export async function askProjectsLike(
  part: string | null,
  names: () => Promise<ReadonlyMap<unknown, string>>,
  ask: (scope: Readonly<Record<string, string>>) => Promise<readonly Json[]>,
): Promise<Json[]> {
  const ids = part ? idsLike(await names(), part) : null
  const scopes = ids && ids.length <= mostQuestions ? ids.map((id) => ({ project_id: String(id) })) : [{}]
  return (await Promise.all(scopes.map(ask))).flat()
}
