import { Refusal } from '../../handler.js'
import type { ComputeServiceRow, ServerRow } from '../../world/tables/nova.js'
import type { World } from '../../world/world.js'
import { moveServer } from './lifecycle.js'
import { startResize } from './resize.js'

/** What each machine has; MB and GB. */
export const capacity = { vcpus: 64, ram: 262_144, disk: 4096 }

const migrationTime = 4000

/** The compute services, one for each machine that instances run on. */
export const computeServices = ({ db }: World): ComputeServiceRow[] =>
  db.nova.services.filter(({ binary }) => binary === 'nova-compute')

export const serversOn = ({ db }: World, host: string): ServerRow[] =>
  db.nova.servers.filter((server) => server.host === host)

/** A machine, and what its instances take of it; MB and GB. */
export interface Machine {
  /** Its number. */
  readonly id: number
  readonly host: string
  readonly instances: number
  readonly vcpus: number
  readonly ram: number
  readonly disk: number
}

export function machinesOf(world: World): Machine[] {
  return computeServices(world).map(({ host }, at) => {
    const servers = serversOn(world, host)
    const flavors = servers.map(({ flavor_id }) => world.db.nova.flavors.get(flavor_id))
    const sum = (of: 'vcpus' | 'ram' | 'disk') => flavors.reduce((all, flavor) => all + (flavor?.[of] ?? 0), 0)
    return { id: at + 1, host, instances: servers.length, vcpus: sum('vcpus'), ram: sum('ram'), disk: sum('disk') }
  })
}

/** New instances are placed on it, or no more. */
export function changeHost(
  world: World,
  host: string,
  change: Pick<ComputeServiceRow, 'status' | 'disabled_reason'>,
): void {
  const service = computeServices(world).find((each) => each.host === host)
  if (!service) throw new Refusal(404, `Host '${host}' not found`)
  world.db.nova.services.update(service.id, change)
}

/** Another machine that takes instances. */
function otherHost(world: World, server: ServerRow): string {
  const other = computeServices(world).find(
    ({ host, status, state }) => host !== server.host && status === 'enabled' && state === 'up',
  )
  if (!other) throw new Refusal(400, 'No valid host was found.')
  return other.host
}

/** Moves an instance to another machine while it runs. */
export function migrate(world: World, server: ServerRow, wanted?: string): void {
  const host = wanted ?? otherHost(world, server)
  moveServer(world, server.id, { task_state: 'migrating' })
  world.clock.schedule(migrationTime, () => moveServer(world, server.id, { task_state: null, host }))
}

/** Moves an instance to another machine, shut down; there it waits to be confirmed. */
export function coldMigrate(world: World, server: ServerRow): void {
  const host = otherHost(world, server)
  startResize(world, server, server.flavor_id)
  world.db.nova.servers.update(server.id, { host })
}
