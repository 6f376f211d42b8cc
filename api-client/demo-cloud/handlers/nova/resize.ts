import { moveServer } from './lifecycle.js'
import type { ServerRow } from '../../world/tables/nova.js'
import { timestamp, type World } from '../../world/world.js'

/** How long moving to another flavor or host takes, ms of demo time. */
const moveTime = 4000

/** The flavors of instances that wait for a resize to be confirmed or reverted. */
const waiting = new WeakMap<World, Map<string, string>>()

function flavorsBefore(world: World): Map<string, string> {
  const known = waiting.get(world) ?? new Map<string, string>()
  waiting.set(world, known)
  return known
}

/** The instance moves, and then waits for a decision (VERIFY_RESIZE). */
export function startResize(world: World, server: ServerRow, flavor: string): void {
  const { servers } = world.db.nova
  flavorsBefore(world).set(server.id, server.flavor_id)
  servers.update(server.id, { status: 'RESIZE', task_state: 'resize_migrating', updated: timestamp(world.clock) })
  world.clock.schedule(moveTime, () => {
    if (!servers.has(server.id)) return
    servers.update(server.id, {
      flavor_id: flavor,
      status: 'VERIFY_RESIZE',
      vm_state: 'resized',
      task_state: null,
      updated: timestamp(world.clock),
    })
  })
}

export function endResize(world: World, id: string, decision: 'confirm' | 'revert'): void {
  const { servers } = world.db.nova
  const server = servers.get(id)
  if (server?.status !== 'VERIFY_RESIZE') return
  const before = flavorsBefore(world).get(id)
  flavorsBefore(world).delete(id)
  if (decision === 'revert' && before) servers.update(id, { flavor_id: before })
  moveServer(world, id, { vm_state: server.power_state === 4 ? 'stopped' : 'active', task_state: null })
}
