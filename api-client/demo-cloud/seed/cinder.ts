import { projectIds, timestampMicro, type Seed, type World } from '../world/world.js'
import type { VolumeRow, VolumeTypeRow } from '../world/tables/cinder.js'

const minute = 60_000

const luks = { provider: 'luks', control_location: 'front-end', cipher: 'aes-xts-plain64', key_size: 256 } as const

const types: readonly (readonly [name: string, description: string, particulars?: Partial<VolumeTypeRow>])[] = [
  ['encrypted', 'LUKS; volumes of it need a key manager', { encryption: luks }],
  ['standard', 'The default', { extra_specs: { volume_backend_name: 'demo' } }],
  ['multi', 'Multi-attach', { extra_specs: { multiattach: '<is> True', volume_backend_name: 'demo' } }],
  ['fast', 'With a QoS spec', { extra_specs: { volume_backend_name: 'demo' } }],
  ['private-type', 'For demo only', { is_public: false, access: [projectIds.demo] }],
  ['__DEFAULT__', 'Default Volume Type'],
]

const groupTypes = [
  ['plain-group', 'A seeded group type', {}],
  ['consistent-group', 'A seeded group type', { consistent_group_snapshot_enabled: '<is> True' }],
  ['default_cgsnapshot_type', 'Default group type for migrating cgsnapshot', {}],
] as const

export const seedCinder: Seed = (world) => {
  const { cinder } = world.db
  const { ids } = world
  for (const [name, description, particulars] of types) {
    cinder.types.insert({
      id: ids.named('volume-type', name),
      name,
      description,
      is_public: true,
      extra_specs: {},
      encryption: null,
      qos_spec_id: name === 'fast' ? ids.named('volume-qos', 'iops-500') : null,
      access: [],
      ...particulars,
    })
  }
  for (const [name, description, specs] of groupTypes)
    cinder.groupTypes.insert({ id: ids.named('group-type', name), name, description, is_public: true, specs })
  cinder.qosSpecs.insert({
    id: ids.named('volume-qos', 'unused-spec'),
    name: 'unused-spec',
    consumer: 'back-end',
    specs: { maxIOPS: '100' },
  })
  cinder.qosSpecs.insert({
    id: ids.named('volume-qos', 'iops-500'),
    name: 'iops-500',
    consumer: 'front-end',
    specs: { total_iops_sec: '500' },
  })
  for (const [binary, host] of [
    ['cinder-scheduler', 'demo-control'],
    ['cinder-volume', 'demo-storage@demo'],
    ['cinder-backup', 'demo-storage'],
  ] as const)
    cinder.processes.insert({
      id: `${binary}-${host}-nova`,
      binary,
      host,
      zone: 'nova',
      status: 'enabled',
      state: 'up',
    })
  cinder.quotas.insert({
    id: 'default',
    limits: {
      volumes: 10,
      per_volume_gigabytes: -1,
      snapshots: 10,
      gigabytes: 1000,
      backups: 10,
      backup_gigabytes: 1000,
      groups: 10,
    },
  })
  if (world.scenario === 'empty') return
  seedVolumes(world)
  seedSnapshots(world)
  seedGroups(world)
  if (world.scenario === 'large') seedMany(world)
}

function seedVolumes(world: World): void {
  const { ids } = world
  volume(world, 'vol-empty', { description: 'Nothing in it' })
  volume(world, 'vol-bootable', { bootable: true, volume_image_metadata: aboutImage(world, 'cirros') })
  volume(world, 'vol-data', {
    size: 2,
    volume_type: 'fast',
    metadata: { purpose: 'data' },
    ...attached(world, 'vol-data', 'vm-alpha-1', '/dev/sdb'),
  })
  volume(world, 'vol-shared', { volume_type: 'multi', multiattach: true })
  volume(world, 'vol-error', { status: 'error', host: null, metadata: { livecloud: 'fail' } })
  volume(world, 'vol-root', {
    bootable: true,
    volume_image_metadata: aboutImage(world, 'debian-12'),
    ...attached(world, 'vol-root', 'vm-from-volume', '/dev/sda'),
  })
  volume(world, 'vol-from-snap', { size: 2, volume_type: 'fast', snapshot_id: ids.named('snapshot', 'snap-data-1') })
  volume(world, 'vol-in-group', { group_id: ids.named('volume-group', 'vg-one') })
}

function seedSnapshots({ db, ids, clock }: World): void {
  const rows = [
    ['snap-data-1', 2, 'vol-data', 'A seeded snapshot', null],
    ['snap-empty', 1, 'vol-empty', 'A seeded snapshot', null],
    ['vgs-one', 1, 'vol-in-group', null, ids.named('group-snapshot', 'vgs-one')],
  ] as const
  for (const [name, size, origin, description, group] of rows) {
    db.cinder.snapshots.insert({
      id: ids.named('snapshot', name),
      name,
      description,
      size,
      status: 'available',
      project_id: projectIds.demo,
      created_at: timestampMicro(clock, 55 * minute),
      volume_id: ids.named('volume', origin),
      group_snapshot_id: group,
      metadata: {},
    })
  }
  db.cinder.backups.insert({
    id: ids.named('backup', 'backup-empty'),
    name: 'backup-empty',
    description: 'A seeded backup',
    size: 1,
    status: 'available',
    project_id: projectIds.demo,
    created_at: timestampMicro(clock, 54 * minute),
    volume_id: ids.named('volume', 'vol-empty'),
    snapshot_id: null,
  })
}

function seedGroups({ db, ids, clock }: World): void {
  const group = {
    status: 'available',
    project_id: projectIds.demo,
    created_at: timestampMicro(clock, 53 * minute),
  }
  db.cinder.groups.insert({
    ...group,
    id: ids.named('volume-group', 'vg-one'),
    name: 'vg-one',
    description: 'A seeded volume group',
    availability_zone: 'nova',
    group_type: ids.named('group-type', 'plain-group'),
    volume_types: [ids.named('volume-type', 'standard')],
  })
  db.cinder.groupSnapshots.insert({
    ...group,
    id: ids.named('group-snapshot', 'vgs-one'),
    name: 'vgs-one',
    description: null,
    group_id: ids.named('volume-group', 'vg-one'),
  })
}

function seedMany(world: World): void {
  world.db.cinder.quotas.insert({ id: projectIds.demo, limits: { volumes: -1, gigabytes: -1, snapshots: 5000 } })
  for (let at = 0; at < 3000; at++)
    volume(world, `volume-${String(at).padStart(4, '0')}`, { size: 1 + (at % 40), bootable: at % 7 === 0 })
}

function volume({ db, ids, clock }: World, name: string, particulars: Partial<VolumeRow>): void {
  db.cinder.volumes.insert({
    id: ids.named('volume', name),
    name,
    description: null,
    size: 1,
    status: 'available',
    project_id: projectIds.demo,
    created_at: timestampMicro(clock, 60 * minute),
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
    ...particulars,
  })
}

function attached({ ids, clock }: World, name: string, server: string, device: string): Partial<VolumeRow> {
  const id = ids.named('volume', name)
  return {
    status: 'in-use',
    attachments: [
      {
        id,
        attachment_id: ids.named('attachment', name),
        volume_id: id,
        server_id: ids.named('server', server),
        host_name: null,
        device,
        attached_at: timestampMicro(clock, 50 * minute),
      },
    ],
  }
}

function aboutImage({ ids }: World, name: 'cirros' | 'debian-12'): Record<string, string> {
  const cirros = {
    os_distro: 'cirros',
    os_version: '0.6',
    architecture: 'x86_64',
    hw_disk_bus: 'virtio',
    disk_format: 'qcow2',
    min_disk: '1',
    min_ram: '64',
    size: '196616',
  }
  const debian = {
    os_distro: 'debian',
    os_version: '12',
    disk_format: 'raw',
    min_disk: '0',
    min_ram: '0',
    size: '65536',
  }
  return {
    ...(name === 'cirros' ? cirros : debian),
    image_id: ids.named('image', name),
    image_name: name,
    container_format: 'bare',
  }
}
