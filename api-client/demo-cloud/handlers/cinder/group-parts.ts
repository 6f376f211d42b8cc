import { Refusal } from '../../handler.js'
import type { VolumeRow } from '../../world/tables/cinder.js'
import type { World } from '../../world/world.js'

// What belongs to a group is not taken out of it by what is done to it alone. In Cinder's words.

const retype =
  'Retype needs volume to be in available or in-use state, not be part of an active migration or a consistency group, requested type has to be different that the one from the volume, and for in-use volumes front-end qos specs cannot change.'
const migrate = (id: string) =>
  `Volume ${id} status must be available or in-use, must not be migrating, have snapshots, be replicated, be part of a group and destination host/cluster must be different than the current one`
const removeOne =
  'Volume status must be available or error or error_restoring or error_extending or error_managing and must not be migrating, attached, belong to a group, have snapshots or be disassociated from snapshots after volume transfer.'

function mustStandAlone({ group_id }: VolumeRow, text: string): void {
  if (group_id) throw new Refusal(400, `Invalid volume: ${text}`)
}

export const mustTakeType = (volume: VolumeRow): void => mustStandAlone(volume, retype)
export const mustMigrate = (volume: VolumeRow): void => mustStandAlone(volume, migrate(volume.id))

export function removeVolume({ db }: World, id: string): void {
  const volume = db.cinder.volumes.get(id)
  if (volume) mustStandAlone(volume, removeOne)
  db.cinder.volumes.remove(id)
}

export function removeSnapshot({ db }: World, id: string): void {
  if (db.cinder.snapshots.get(id)?.group_snapshot_id)
    throw new Refusal(
      400,
      'Invalid snapshot: Snapshot status must be available or error and must not be part of a group.',
    )
  db.cinder.snapshots.remove(id)
}
