import { checksums } from '../handlers/glance/lifecycle.js'
import type { ImageRow } from '../world/tables/glance.js'
import { projectIds, timestamp, type Seed, type World } from '../world/world.js'
import { seedMetadefs } from './metadefs.js'

const miB = 1024 ** 2
const minute = 60_000

export const seedGlance: Seed = (world) => {
  seedMetadefs(world)
  if (world.scenario === 'empty') return
  for (const spec of images(world)) insertImage(world, spec)
  if (world.scenario === 'large') seedManyImages(world)
}

/** What differs from a private raw image of demo. */
type ImageSpec = Partial<Omit<ImageRow, 'id' | 'created_at'>> & { readonly name: string; readonly age?: number }

/** Seeded as a small cloud is (its README): public ones of admin, shared ones in each direction, one of each kind. */
function images({ ids }: World): readonly ImageSpec[] {
  const { admin, demo } = projectIds
  const publicOnes = { owner: admin, visibility: 'public' } as const
  return [
    { name: 'debian-12', ...publicOnes, size: 640 * miB, properties: { os_distro: 'debian', os_version: '12' } },
    {
      name: 'cirros',
      ...publicOnes,
      protected: true,
      disk_format: 'qcow2',
      size: 20 * miB,
      min_disk: 1,
      min_ram: 64,
      properties: {
        os_distro: 'cirros',
        os_version: '0.6',
        hw_disk_bus: 'virtio',
        architecture: 'x86_64',
      },
    },
    { name: 'deactivated', ...publicOnes, status: 'deactivated', size: 64 * miB },
    { name: 'community-image', owner: admin, visibility: 'community', size: 64 * miB },
    {
      name: 'shared-by-admin',
      owner: admin,
      visibility: 'shared',
      disk_format: 'qcow2',
      size: 20 * miB,
      members: [{ project_id: demo, status: 'accepted' }],
    },
    {
      name: 'offered-by-admin',
      owner: admin,
      visibility: 'shared',
      size: 64 * miB,
      members: [{ project_id: demo, status: 'pending' }],
    },
    { name: 'installer-iso', disk_format: 'iso', size: 700 * miB, properties: { description: "An ISO of demo's" } },
    { name: 'tiny-kernel', disk_format: 'aki', container_format: 'aki', size: 5 * miB },
    { name: 'tiny-ramdisk', disk_format: 'ari', container_format: 'ari', size: 4 * miB },
    {
      name: 'tiny-ami',
      disk_format: 'ami',
      container_format: 'ami',
      size: 8 * miB,
      properties: {
        kernel_id: ids.named('image', 'tiny-kernel'),
        ramdisk_id: ids.named('image', 'tiny-ramdisk'),
      },
    },
    {
      name: 'shared-by-demo',
      visibility: 'shared',
      size: 64 * miB,
      members: [{ project_id: projectIds.other, status: 'accepted' }],
    },
    { name: 'queued-no-data', status: 'queued', size: null },
    {
      name: 'snapshot-of-vm-alpha-2',
      size: 900 * miB,
      min_disk: 20,
      age: 44,
      properties: {
        image_type: 'snapshot',
        instance_uuid: ids.named('server', 'vm-alpha-2'),
        base_image_ref: ids.named('image', 'debian-12'),
        image_location: 'snapshot',
      },
    },
  ]
}

function insertImage(world: World, { age = 70, ...spec }: ImageSpec): void {
  const { db, ids, clock } = world
  const id = ids.named('image', spec.name)
  const size = spec.size === undefined ? 64 * miB : spec.size
  const noData = { checksum: null, os_hash_algo: null, os_hash_value: null }
  db.glance.images.insert({
    id,
    status: 'active',
    visibility: 'private',
    owner: projectIds.demo,
    protected: false,
    disk_format: 'raw',
    container_format: 'bare',
    min_disk: 0,
    min_ram: 0,
    virtual_size: size,
    ...(size === null ? noData : checksums(world, id, size)),
    os_hidden: false,
    created_at: timestamp(clock, age * minute),
    updated_at: timestamp(clock, age * minute),
    tags: [],
    properties: {},
    members: [],
    ...spec,
    size,
  })
}

function seedManyImages(world: World): void {
  const formats = ['raw', 'qcow2', 'vmdk', 'iso', 'vdi']
  for (let at = 0; at < 2000; at++) {
    insertImage(world, {
      name: `image-${String(at).padStart(4, '0')}`,
      disk_format: formats[at % formats.length],
      size: (at + 1) * miB,
      age: 100 + at,
      visibility: at % 10 === 0 ? 'public' : 'private',
      owner: at % 10 === 0 ? projectIds.admin : projectIds.demo,
    })
  }
}
