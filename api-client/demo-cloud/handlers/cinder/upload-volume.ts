import { giB } from '../../../rules/sizes.js'
import type { VolumeRow } from '../../world/tables/cinder.js'
import type { ImageRow } from '../../world/tables/glance.js'
import type { World } from '../../world/world.js'
import { queueImage, storeImageData } from '../glance/lifecycle.js'
import { busyTime, occupy } from './occupy.js'

/** The image is there at once, its bytes come on the demo clock. */
export function uploadVolume(world: World, volume: VolumeRow, name: string, diskFormat: string): ImageRow {
  const image = queueImage(world, {
    name,
    owner: volume.project_id,
    visibility: 'private',
    protected: false,
    disk_format: diskFormat,
    container_format: 'bare',
    min_disk: volume.size,
    min_ram: 0,
    properties: {},
  })
  occupy(world, volume, 'uploading')
  world.clock.schedule(busyTime, () => storeImageData(world, image.id, volume.size * giB))
  return image
}
