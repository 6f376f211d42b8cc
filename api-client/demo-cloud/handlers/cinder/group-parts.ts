import { Refusal } from '../../handler.js'
import type { VolumeRow } from '../../world/tables/cinder.js'
import type { World } from '../../world/world.js'

// What belongs to a group is not taken out of it by what is done to it alone, and a volume stays where its snapshots are. In
// Cinder's words.

const retype =
  'Retype needs volume to be in available or in-use state, not be part of an active migration or a consistency group, requested type has to be different that the one from the volume, and for in-use volumes front-end qos specs cannot change.'
const migrate = (id: string) =>
  `Volume ${id} status must be available or in-use, must not be migrating, have snapshots, be replicated, be part of a group and destination host/cluster must be different than the current one`
const removeOne =
  'Volume status must be available or error or error_restoring or error_extending or error_managing and must not be migrating, attached, belong to a group, have snapshots or be disassociated from snapshots after volume transfer.'

const refuse = (text: string) => new Refusal(400, `Invalid volume: ${text}`)
const hasSnapshots = ({ db }: World, { id }: VolumeRow): boolean =>
  db.cinder.snapshots.where('volume_id', id).length > 0

export function mustTakeType({ group_id }: VolumeRow): void {
  if (group_id) throw refuse(retype)
}

export function mustMigrate(world: World, volume: VolumeRow): void {
  if (volume.group_id || hasSnapshots(world, volume)) throw refuse(migrate(volume.id))
}

export function removeVolume(world: World, id: string): void {
  const { volumes } = world.db.cinder
  const volume = volumes.get(id)
  if (volume && (volume.group_id || hasSnapshots(world, volume))) throw refuse(removeOne)
  volumes.remove(id)
}

export function removeSnapshot({ db }: World, id: string): void {
  if (db.cinder.snapshots.get(id)?.group_snapshot_id)
    throw new Refusal(
      400,
      'Invalid snapshot: Snapshot status must be available or error and must not be part of a group.',
    )
  db.cinder.snapshots.remove(id)
}
