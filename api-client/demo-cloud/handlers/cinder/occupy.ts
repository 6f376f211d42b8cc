import type { VolumeRow } from '../../world/tables/cinder.js'
import type { World } from '../../world/world.js'

/** How long a volume is busy with what was asked for, ms of demo time. */
export const busyTime = 4000

/** A volume works, and then is as it was, or as the change says. */
export function occupy(world: World, volume: VolumeRow, status: string, change: Partial<VolumeRow> = {}): void {
  const { volumes } = world.db.cinder
  volumes.update(volume.id, { status })
  world.clock.schedule(busyTime, () => {
    if (volumes.has(volume.id)) volumes.update(volume.id, { status: volume.status, ...change })
  })
}
