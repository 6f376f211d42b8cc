import { namesOf } from './project-names.js'
import type { Services } from './services.js'

/** Names of the instances of all projects, or of one's own, by id; none where they cannot be had. */
export async function instanceNames(services: Services, all: boolean): Promise<ReadonlyMap<unknown, string>> {
  if (!services.has('compute')) return new Map()
  const query = all ? { all_tenants: true } : {}
  return services.all('compute', '/servers', 'servers', { query }).then(namesOf, () => new Map<unknown, string>())
}
