import type { BackupRow, VolumeRow } from '../../world/tables/cinder.js'
import { timestampMicro, type World } from '../../world/world.js'
import { busyTime, occupy } from './occupy.js'

/** Takes a backup of a volume, which is busy meanwhile. */
export function takeBackup(
  world: World,
  volume: VolumeRow,
  given: Pick<BackupRow, 'name' | 'description' | 'snapshot_id'>,
): BackupRow {
  const backup = world.db.cinder.backups.insert({
    ...given,
    id: world.ids.uuid(),
    size: volume.size,
    status: 'creating',
    project_id: volume.project_id,
    created_at: timestampMicro(world.clock),
    volume_id: volume.id,
  })
  occupy(world, volume, 'backing-up')
  passes(world, backup)
  return backup
}

/** Writes a backup to a volume, or to a new one. */
export function restoreBackup(world: World, backup: BackupRow, wanted: VolumeRow | undefined): VolumeRow {
  const { backups, volumes } = world.db.cinder
  const volume = wanted ?? volumes.insert(newVolume(world, backup))
  occupy(world, volume, 'restoring-backup')
  backups.update(backup.id, { status: 'restoring' })
  passes(world, backup)
  return volume
}

/** It is done in its own time. */
function passes({ db: { cinder }, clock }: World, { id }: BackupRow): void {
  clock.schedule(busyTime, () => {
    if (cinder.backups.has(id)) cinder.backups.update(id, { status: 'available' })
  })
}

const newVolume = ({ ids, clock }: World, { id, size, project_id }: BackupRow): VolumeRow => ({
  id: ids.uuid(),
  name: `restore_backup_${id}`,
  description: null,
  size,
  status: 'available',
  project_id,
  created_at: timestampMicro(clock),
  volume_type: 'standard',
  availability_zone: 'nova',
  bootable: false,
  multiattach: false,
  encrypted: false,
  snapshot_id: null,
  source_volid: null,
  group_id: null,
  host: 'demo-storage@demo#pool',
  metadata: {},
  volume_image_metadata: null,
  transfer_id: null,
  attachments: [],
})
