import type { ImageRow } from '../../world/tables/glance.js'
import { timestamp, type World } from '../../world/world.js'

/** What is told of an image before its data comes. */
type NewImage = Pick<
  ImageRow,
  | 'name'
  | 'owner'
  | 'visibility'
  | 'protected'
  | 'disk_format'
  | 'container_format'
  | 'min_disk'
  | 'min_ram'
  | 'properties'
>

/** An image that waits for its data. */
export function queueImage({ db, ids, clock }: World, image: NewImage): ImageRow {
  const now = timestamp(clock)
  return db.glance.images.insert({
    id: ids.uuid(),
    ...image,
    status: 'queued',
    size: null,
    virtual_size: null,
    checksum: null,
    os_hash_algo: null,
    os_hash_value: null,
    os_hidden: false,
    created_at: now,
    updated_at: now,
    tags: [],
    members: [],
  })
}

/** Demo ms between the arrival of data and `active`. */
const savingTakes = 4000

/** Takes in an image's data: saving for 4 s, then active with size and checksums. @param size bytes */
export function storeImageData(world: World, id: string, size: number): void {
  const images = world.db.glance.images
  if (images.get(id)?.status !== 'queued') return
  images.update(id, { status: 'saving', size: null, updated_at: timestamp(world.clock) })
  world.clock.schedule(savingTakes, () => {
    if (images.get(id)?.status !== 'saving') return
    images.update(id, {
      status: 'active',
      size,
      virtual_size: size,
      ...checksums(world, id, size),
      updated_at: timestamp(world.clock),
    })
  })
}

/** Made up, but the same for the same image. */
export function checksums({ ids }: World, id: string, size: number) {
  const part = (at: number) => ids.namedHex(`checksum-${at}`, `${id}/${size}`)
  return { checksum: part(0), os_hash_algo: 'sha512', os_hash_value: part(1) + part(2) + part(3) + part(4) }
}
