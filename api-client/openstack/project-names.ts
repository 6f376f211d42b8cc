import { nameOf, type Json } from './json.js'
import type { Services } from './services.js'

/** Names of all projects by id, as far as the user may know them. */
export async function projectNames(services: Services): Promise<ReadonlyMap<unknown, string>> {
  const projects = await services.all('identity', '/projects', 'projects').catch(() => [])
  return namesOf(projects)
}

export const namesOf = (things: readonly Json[]): ReadonlyMap<unknown, string> =>
  new Map(things.map((thing) => [thing['id'], nameOf(thing)]))
