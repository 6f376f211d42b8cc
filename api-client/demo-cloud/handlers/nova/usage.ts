import type { ServerRow } from '../../world/tables/nova.js'
import type { World } from '../../world/world.js'

const hour = 3_600_000

/** What an instance used in a period. */
export interface Usage {
  readonly server: ServerRow
  readonly name: string
  readonly vcpus: number
  readonly disk: number
  readonly ram: number
  /** In the period. */
  readonly hours: number
  /** Seconds since it was made. */
  readonly age: number
}

/**
 * What a project's instances used.
 * @param from ms since 1970; so is `to`
 */
export function usageOf({ db, clock }: World, { from, to }: { from: number; to: number }, project: string): Usage[] {
  const now = clock.now()
  return db.nova.servers.where('project_id', project).map((server) => {
    const flavor = db.nova.flavors.get(server.flavor_id)
    const made = Date.parse(server.created)
    const time = Math.min(now, to) - Math.max(made, from)
    return {
      server,
      name: server.name,
      vcpus: flavor?.vcpus ?? 0,
      disk: (flavor?.disk ?? 0) + (flavor?.ephemeral ?? 0),
      ram: flavor?.ram ?? 0,
      hours: Math.max(0, time) / hour,
      age: Math.max(0, Math.round((now - made) / 1000)),
    }
  })
}
