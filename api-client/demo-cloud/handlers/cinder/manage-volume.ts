import type { VolumeRow } from '../../world/tables/cinder.js'
import { timestampMicro, type World } from '../../world/world.js'
import { fallbackType } from './create-volume.js'

interface Stored extends Pick<VolumeRow, 'name' | 'host' | 'description' | 'bootable'> {
  /** Empty for the one that is taken when none is named. */
  readonly volume_type: string
}

/** Makes a volume known that is stored on a host already. */
export function manageVolume(world: World, project: string, stored: Stored): VolumeRow {
  return world.db.cinder.volumes.insert({
    ...stored,
    id: world.ids.uuid(),
    volume_type: stored.volume_type || fallbackType,
    size: 1,
    status: 'available',
    project_id: project,
    created_at: timestampMicro(world.clock),
    availability_zone: 'nova',
    multiattach: false,
    encrypted: false,
    snapshot_id: null,
    source_volid: null,
    group_id: null,
    metadata: {},
    volume_image_metadata: null,
    transfer_id: null,
    attachments: [],
  })
}
