import { newAction, statusOf } from '../handlers/nova/lifecycle.js'
import { fingerprint, readPublicKey } from '../handlers/nova/ssh-key.js'
import type { FlavorRow, ServerRow } from '../world/tables/nova.js'
import { projectIds, timestamp, timestampMicro, type Seed, type World } from '../world/world.js'

const minute = 60_000

export const seedNova: Seed = (world) => {
  seedInfrastructure(world)
  if (world.scenario === 'empty') return
  seedKeypairs(world)
  for (const spec of servers) insertServer(world, spec)
  seedGroups(world)
  if (world.scenario === 'large') seedManyServers(world)
}

const flavors: readonly (readonly [
  id: string,
  name: string,
  vcpus: number,
  ram: number,
  disk: number,
  more?: Partial<FlavorRow>,
])[] = [
  ['1', 'm1.nano', 1, 64, 1],
  ['2', 'm1.tiny', 1, 512, 1],
  ['3', 'm1.small', 1, 2048, 20, { extra_specs: { 'hw:cpu_policy': 'shared' } }],
  [
    '4',
    'm1.large',
    4,
    8192,
    80,
    { swap: 512, ephemeral: 10, extra_specs: { 'hw:cpu_sockets': '2', 'quota:vif_inbound_average': '1024' } },
  ],
  ['5', 'secret.medium', 2, 4096, 40, { is_public: false, access: [projectIds.demo] }],
]

function seedInfrastructure(world: World): void {
  const { nova } = world.db
  for (const [id, name, vcpus, ram, disk, more] of flavors) {
    nova.flavors.insert({
      id,
      name,
      vcpus,
      ram,
      disk,
      swap: 0,
      ephemeral: 0,
      rxtx_factor: 1,
      is_public: true,
      disabled: false,
      extra_specs: {},
      access: [],
      ...more,
    })
  }
  nova.aggregates.insert({
    id: '1',
    name: 'agg-ssd',
    availability_zone: null,
    hosts: ['demo-compute'],
    metadata: { ssd: 'true' },
  })
  nova.aggregates.insert({
    id: '2',
    name: 'agg-edge',
    availability_zone: 'edge',
    hosts: [],
    metadata: { availability_zone: 'edge' },
  })
  for (const [id, binary, zone, host] of [
    ['1', 'nova-scheduler', 'internal', 'demo-compute'],
    ['2', 'nova-conductor', 'internal', 'demo-compute'],
    ['4', 'nova-compute', 'nova', 'demo-compute'],
    ['5', 'nova-compute', 'nova', 'demo-compute-2'],
  ] as const) {
    nova.services.insert({
      id,
      binary,
      host,
      zone,
      status: 'enabled',
      state: 'up',
      disabled_reason: null,
      updated_at: timestampMicro(world.clock),
    })
  }
  nova.quotas.insert({
    id: 'default',
    limits: {
      instances: 40,
      cores: 80,
      ram: 2e5,
      metadata_items: 128,
      key_pairs: 100,
      server_groups: 20,
      server_group_members: 10,
      injected_files: 5,
      injected_file_content_bytes: 10240,
      injected_file_path_bytes: 255,
    },
  })
}

/** Public halves of keys nobody holds the private half of. */
const keys = [
  ['demo', 'demo-ed25519', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ5Ly4o5JSusgofXtmC3QCg+me2iJJMMGIinS1bBNwtx'],
  [
    'demo',
    'demo-rsa',
    'ssh-rsa ' +
      'AAAAB3NzaC1yc2EAAAADAQABAAABAQDBM4chrdx7qPfYIoVq80XlnDaIyKoAEUdatwTUEbTWnQ0iT7AWbMLLE0eGYca4MFCtey6A' +
      'u696boNdqO5gpiI3K8DzB9LLp9CB3xTea4pGt6A7C1QJVtd4ViJx/1LSysOMLqPu7c3nlRLCpy6yHAwVQ5Kp/9uWuXONv/wVZ8NI' +
      'MOjva48z16LnCQieomLRv9UP1oF+7krTJ7rPFQF+kgZR92uF2yBp+Jal5we7xqwwgwRLYdyQvraxF+q1GX3laoHHiVjzuO3geNnu' +
      'pHSv8lywwEidTbgpZYO0WfcXmk40xVCPDqrEKWnRnYvdwRWq6uJ9ezmp8nisvrSEiRB0zr87',
  ],
  ['admin', 'admin-key', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJvUVTReY4NedcCt1WtXUaOSY1OpT28GxGe20vzQd30J'],
] as const

function seedKeypairs(world: World): void {
  const { db, ids, clock } = world
  for (const [owner, name, key] of keys) {
    const user_id = ids.namedHex('user', owner)
    db.nova.keypairs.insert({
      id: `${user_id}/${name}`,
      name,
      user_id,
      type: 'ssh' as const,
      fingerprint: fingerprint(readPublicKey(key) ?? new Uint8Array()),
      public_key: `${key} ${name}\n`,
      created_at: timestampMicro(clock, 70 * minute),
    })
  }
}

interface ServerSpec {
  readonly name: string
  readonly flavor: string
  /** Name of the image; left out: booted from a volume. */
  readonly image?: string
  readonly key?: string
  /** Minutes since it was made. */
  readonly age: number
  readonly vm_state?: string
  readonly power_state?: number
  readonly more?: Partial<ServerRow>
  readonly actions?: readonly string[]
  readonly owner?: 'demo' | 'admin'
}

const servers: readonly ServerSpec[] = [
  {
    name: 'vm-alpha-1',
    flavor: '2',
    image: 'cirros',
    key: 'demo-ed25519',
    age: 66,
    more: {
      metadata: {
        role: 'web',
        owner: 'demo',
      },
      description: 'Has a floating IP and a volume',
    },
    actions: ['create', 'attach_volume'],
  },
  {
    name: 'vm-alpha-2',
    flavor: '3',
    image: 'debian-12',
    key: 'demo-ed25519',
    age: 66,
    actions: ['create', 'createImage'],
  },
  { name: 'vm-beta-1', flavor: '2', image: 'cirros', key: 'demo-ed25519', age: 66 },
  { name: 'vm-gamma-1', flavor: '1', image: 'cirros', key: 'demo-ed25519', age: 65 },
  {
    name: 'vm-two-nics',
    flavor: '4',
    image: 'debian-12',
    key: 'demo-rsa',
    age: 63,
    more: { tags: ['one', 'two'], config_drive: true },
  },
  { name: 'vm-trunk', flavor: '2', image: 'cirros', age: 59 },
  {
    name: 'vm-stopped',
    flavor: '2',
    image: 'cirros',
    age: 57,
    vm_state: 'stopped',
    power_state: 4,
    actions: ['create', 'stop'],
  },
  {
    name: 'vm-paused',
    flavor: '2',
    image: 'cirros',
    age: 55,
    vm_state: 'paused',
    power_state: 3,
    actions: ['create', 'pause'],
  },
  {
    name: 'vm-error',
    flavor: '2',
    image: 'cirros',
    age: 52,
    vm_state: 'error',
    power_state: 0,
    more: {
      metadata: { livecloud: 'fail' },
      host: null,
      availability_zone: '',
    },
  },
  { name: 'admin-vm', flavor: '2', image: 'cirros', age: 51, owner: 'admin' },
  { name: 'vm-from-volume', flavor: '2', age: 44, actions: ['create'] },
]

function insertServer(world: World, spec: ServerSpec): void {
  const { db, ids, clock } = world
  const owner = spec.owner ?? 'demo'
  const project_id = projectIds[owner]
  const user_id = ids.namedHex('user', owner)
  const id = ids.named('server', spec.name)
  const created = timestamp(clock, spec.age * minute)
  const vmState = spec.vm_state ?? 'active'
  const failed = vmState === 'error'
  db.nova.servers.insert({
    id,
    name: spec.name,
    description: null,
    status: statusOf(vmState, null),
    vm_state: vmState,
    task_state: null,
    power_state: spec.power_state ?? 1,
    project_id,
    user_id,
    flavor_id: spec.flavor,
    image_id: spec.image === undefined ? null : ids.named('image', spec.image),
    key_name: spec.key ?? null,
    created,
    updated: created,
    metadata: {},
    security_groups: [],
    availability_zone: 'nova',
    config_drive: false,
    locked: false,
    disk_config: 'MANUAL',
    host: 'demo-compute',
    fault: failed
      ? {
          code: 500,
          created,
          message: `Exceeded maximum number of retries. Exhausted all hosts available for retrying build failures for instance ${id}.`,
        }
      : null,
    volumes_to_delete: [],
    tags: [],
    actions: (spec.actions ?? ['create']).map((action, at) => ({
      ...newAction(world, action, user_id, project_id),
      start_time: timestampMicro(clock, (spec.age - at) * minute),
    })),
    ...spec.more,
  })
}

function seedGroups({ db, ids }: World): void {
  const groups = [
    ['group-affinity', 'affinity', ['vm-alpha-2']],
    ['group-anti', 'anti-affinity', []],
    ['group-soft', 'soft-anti-affinity', []],
  ] as const
  for (const [name, policy, members] of groups) {
    db.nova.serverGroups.insert({
      id: ids.named('server-group', name),
      name,
      policy,
      metadata: {},
      project_id: projectIds.demo,
      user_id: ids.namedHex('user', 'demo'),
      members: members.map((member) => ids.named('server', member)),
    })
  }
}

const manyServers = 10_000

/** 10,000 servers in all states; the project's limits let them be. */
function seedManyServers(world: World): void {
  world.db.nova.quotas.insert({ id: projectIds.demo, limits: { instances: 20_000, cores: -1, ram: -1 } })
  const states = [
    { vm_state: 'stopped', power_state: 4 },
    { vm_state: 'paused', power_state: 3 },
    { vm_state: 'suspended', power_state: 4 },
  ]
  for (let at = 0; at < manyServers; at++) {
    insertServer(world, {
      name: `vm-${String(at).padStart(5, '0')}`,
      flavor: String((at % 4) + 1),
      image: at % 3 === 0 ? 'debian-12' : 'cirros',
      key: at % 2 === 0 ? 'demo-ed25519' : undefined,
      age: 100 + at,
      ...(at % 11 === 0 ? states[(at / 11) % states.length] : {}),
    })
  }
}
