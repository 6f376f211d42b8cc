import type { GroupSnapshotRow, VolumeGroupRow } from '../../world/tables/cinder.js'
import { timestampMicro, type World } from '../../world/world.js'
import { clientRefusal } from '../refusals.js'
import { busyTime } from './occupy.js'

type Described = Pick<VolumeGroupRow, 'name' | 'description'>

/** Makes a group without volumes. */
export function createGroup(
  world: World,
  given: Described & Pick<VolumeGroupRow, 'project_id' | 'group_type' | 'volume_types'>,
): VolumeGroupRow {
  const { groups } = world.db.cinder
  const group = groups.insert({
    ...given,
    id: world.ids.uuid(),
    status: 'creating',
    created_at: timestampMicro(world.clock),
    availability_zone: 'nova',
  })
  passes(world, groups, group.id)
  return group
}

export const volumesIn = ({ db }: World, { id }: Pick<VolumeGroupRow, 'id'>) => db.cinder.volumes.where('group_id', id)

export const snapshotsOfGroup = ({ db }: World, { id }: Pick<VolumeGroupRow, 'id'>) =>
  db.cinder.groupSnapshots.where('group_id', id)

/** Volumes that are in it, or may be put in. */
export function volumesFor(world: World, group: VolumeGroupRow) {
  const { types, volumes } = world.db.cinder
  const names = new Set(group.volume_types.map((type) => types.get(type)?.name))
  return volumes
    .where('project_id', group.project_id)
    .filter(({ group_id, volume_type }) => group_id === group.id || (group_id === null && names.has(volume_type)))
}

/** Takes volumes in and out. @param ids of those that shall be in it */
export function putVolumes(world: World, group: VolumeGroupRow, ids: readonly string[]): void {
  const wanted = new Set(ids)
  for (const volume of volumesFor(world, group))
    world.db.cinder.volumes.update(volume.id, { group_id: wanted.has(volume.id) ? group.id : null })
}

/** Takes a snapshot of each of its volumes at once. */
export function snapshotGroup(world: World, group: VolumeGroupRow, named: Described): GroupSnapshotRow {
  const { cinder } = world.db
  const volumes = volumesIn(world, group)
  if (!volumes.length)
    throw clientRefusal(world, 400, `Invalid Group: Source Group: ${group.id} is empty so cannot create a snapshot.`)
  const created_at = timestampMicro(world.clock)
  const snapshot = cinder.groupSnapshots.insert({
    ...named,
    id: world.ids.uuid(),
    status: 'creating',
    project_id: group.project_id,
    created_at,
    group_id: group.id,
  })
  for (const { id, size, project_id } of volumes)
    cinder.snapshots.insert({
      ...named,
      id: world.ids.uuid(),
      size,
      status: 'available',
      project_id,
      created_at,
      volume_id: id,
      group_snapshot_id: snapshot.id,
      metadata: {},
    })
  passes(world, cinder.groupSnapshots, snapshot.id)
  return snapshot
}

/** Makes a group with a copy of each volume of another, as it is or as a snapshot has it. */
export function copyGroup(world: World, source: VolumeGroupRow, named: Described): VolumeGroupRow {
  const copy = createGroup(world, { ...source, ...named })
  for (const volume of volumesIn(world, source))
    world.db.cinder.volumes.insert({
      ...volume,
      id: world.ids.uuid(),
      group_id: copy.id,
      created_at: timestampMicro(world.clock),
      attachments: [],
      status: 'available',
    })
  return copy
}

export function deleteGroup(world: World, group: VolumeGroupRow, withVolumes: boolean): void {
  const { groups, volumes } = world.db.cinder
  if (snapshotsOfGroup(world, group).length)
    throw clientRefusal(world, 400, `Invalid group: Cannot delete group ${group.id}: it has snapshots.`)
  const inside = volumesIn(world, group)
  if (inside.length && !withVolumes)
    throw clientRefusal(world, 400, `Invalid group: Group ${group.id} still contains volumes.`)
  for (const { id } of inside) volumes.remove(id)
  groups.remove(group.id)
}

export function deleteGroupSnapshot({ db: { cinder } }: World, id: string): void {
  for (const snapshot of cinder.snapshots.where('group_snapshot_id', id)) cinder.snapshots.remove(snapshot.id)
  cinder.groupSnapshots.remove(id)
}

/** What is being made is there after a while. */
function passes(
  { clock }: World,
  table: { has(id: string): boolean; update(id: string, change: { status: string }): unknown },
  id: string,
): void {
  clock.schedule(busyTime, () => {
    if (table.has(id)) table.update(id, { status: 'available' })
  })
}
