import { giB } from '../../../rules/sizes.js'
import type { VolumeRow } from '../../world/tables/cinder.js'
import type { ImageRow } from '../../world/tables/glance.js'
import { timestamp, type World } from '../../world/world.js'
import { storeImageData } from '../glance/lifecycle.js'
import { busyTime, occupy } from './occupy.js'

/** The image is there at once, its bytes come on the demo clock. */
export function uploadVolume(world: World, volume: VolumeRow, name: string, diskFormat: string): ImageRow {
  const now = timestamp(world.clock)
  const image = world.db.glance.images.insert({
    id: world.ids.uuid(),
    name,
    status: 'queued',
    visibility: 'private',
    owner: volume.project_id,
    protected: false,
    disk_format: diskFormat,
    container_format: 'bare',
    min_disk: volume.size,
    min_ram: 0,
    size: null,
    virtual_size: null,
    checksum: null,
    os_hash_algo: null,
    os_hash_value: null,
    os_hidden: false,
    created_at: now,
    updated_at: now,
    tags: [],
    properties: {},
    members: [],
  })
  occupy(world, volume, 'uploading')
  world.clock.schedule(busyTime, () => storeImageData(world, image.id, volume.size * giB))
  return image
}
