import { describe, expect, it } from 'vitest'
import { signIn, type TestSession } from '../test-session.js'

type Item = Record<string, unknown>

async function list(session: TestSession, path: string): Promise<Item[]> {
  return ((await session.call('GET', path)).json as { items: Item[] }).items
}

async function named(session: TestSession, path: string, name: string): Promise<Item> {
  const found = (await list(session, path)).find((item) => item.name === name)
  if (!found) throw new Error(`No ${name} in ${path}`)
  return found
}

const serverNamed = (session: TestSession, name: string) => named(session, '/api/nova/servers/', name)

async function serverBody(session: TestSession, more: Item = {}): Promise<Item> {
  const image = await named(session, '/api/glance/images/', 'cirros')
  const network = await named(session, '/api/neutron/networks/', 'net-beta')
  return {
    name: ' web ',
    source_id: image.id,
    flavor_id: '2',
    key_name: null,
    user_data: '',
    security_groups: ['default'],
    nics: [
      {
        'net-id': network.id,
        'v4-fixed-ip': '',
      },
    ],
    ...more,
  }
}

/** The text of a refusal without its request id. */
const words = (json: unknown) => String(json).replace(/ \(HTTP \d+\) \(Request-ID: req-[-0-9a-f]+\)$/, '')

describe('servers', () => {
  it('A-NOVA-03 the list holds the own project, newest first, with the keys of the wire', async () => {
    const servers = await list(await signIn('demo'), '/api/nova/servers/')
    expect(servers.map((server) => server.name)).toEqual([
      'vm-from-volume',
      'vm-error',
      'vm-paused',
      'vm-stopped',
      'vm-trunk',
      'vm-two-nics',
      'vm-gamma-1',
      'vm-alpha-1',
      'vm-alpha-2',
      'vm-beta-1',
    ])
    const alpha = servers.find((server) => server.name === 'vm-alpha-1')!
    expect(alpha).toMatchObject({
      status: 'ACTIVE',
      image_name: 'cirros',
      metadata: { role: 'web', owner: 'demo' },
      'OS-EXT-STS:power_state': 1,
    })
    expect(alpha.flavor).toMatchObject({ id: '2' })
    expect(Object.keys(alpha)).toContain('OS-EXT-SRV-ATTR:reservation_id')
    const kinds = Object.values(alpha.addresses as Record<string, Item[]>).flatMap((all) =>
      all.map((one) => one['OS-EXT-IPS:type']),
    )
    expect(kinds).toContain('floating')
    expect(servers[0]).toMatchObject({ image: '', image_name: null })
  })

  it('A-NOVA-03 a single server embeds its flavor without the id; a foreign one is 404', async () => {
    const admin = await signIn('admin')
    const demo = await signIn('demo', admin.cloud)
    const vm = await serverNamed(demo, 'vm-two-nics')
    const single = (await demo.call('GET', `/api/nova/servers/${String(vm.id)}`)).json as Item
    expect(single.flavor).toEqual({
      vcpus: 4,
      ram: 8192,
      disk: 80,
      ephemeral: 10,
      swap: 512,
      original_name: 'm1.large',
      extra_specs: {
        'hw:cpu_sockets': '2',
        'quota:vif_inbound_average': '1024',
      },
    })
    const foreign = await serverNamed(admin, 'admin-vm')
    const answer = await demo.call('GET', `/api/nova/servers/${String(foreign.id)}`)
    expect([answer.status, words(answer.json)]).toEqual([404, `Instance ${String(foreign.id)} could not be found.`])
  })

  it('A-NOVA-03 a launch builds on the clock: scheduling, spawning, ACTIVE with an address, counted in the limits', async () => {
    const demo = await signIn('demo')
    const before = (await demo.call('GET', '/api/nova/limits/')).json as Item
    const answer = await demo.call('POST', '/api/nova/servers/', await serverBody(demo))
    const made = answer.json as Item
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Location')).toBe(`/api/nova/servers/${String(made.id)}`)
    expect(made).toMatchObject({ name: 'web', status: 'BUILD', addresses: {}, 'OS-EXT-STS:task_state': 'scheduling' })
    demo.cloud.advance(4000)
    expect(await serverNamed(demo, 'web')).toMatchObject({ status: 'BUILD', 'OS-EXT-STS:task_state': 'spawning' })
    demo.cloud.advance(4000)
    const active = await serverNamed(demo, 'web')
    expect(active).toMatchObject({ status: 'ACTIVE', 'OS-EXT-STS:task_state': null, 'OS-EXT-STS:power_state': 1 })
    expect(Object.keys(active.addresses as Item)).toEqual(['net-beta'])
    const after = (await demo.call('GET', '/api/nova/limits/')).json as Item
    expect(after.totalInstancesUsed).toBe(Number(before.totalInstancesUsed) + 1)
    expect(after.totalRAMUsed).toBe(Number(before.totalRAMUsed) + 512)
  })

  it('A-NOVA-03 the metadata livecloud=fail ends in ERROR with a fault', async () => {
    const demo = await signIn('demo')
    await demo.call('POST', '/api/nova/servers/', await serverBody(demo, { meta: { livecloud: 'fail' } }))
    demo.cloud.advance(8000)
    const failed = await serverNamed(demo, 'web')
    expect(failed).toMatchObject({ status: 'ERROR', fault: { code: 500 } })
  })

  it('A-NOVA-03 several instances are numbered, and a boot volume is made and goes with its server', async () => {
    const demo = await signIn('demo')
    const image = await named(demo, '/api/glance/images/', 'cirros')
    const device = {
      source_type: 'image',
      destination_type: 'volume',
      delete_on_termination: true,
      boot_index: '0',
      uuid: image.id,
      volume_size: 3,
    }
    await demo.call(
      'POST',
      '/api/nova/servers/',
      await serverBody(demo, { name: 'many', instance_count: 2, source_id: null, block_device_mapping_v2: [device] }),
    )
    demo.cloud.advance(8000)
    expect((await serverNamed(demo, 'many-1')).image).toBe('')
    const second = await serverNamed(demo, 'many-2')
    const volumes = await list(demo, `/api/nova/servers/${String(second.id)}/volumes/`)
    expect(volumes).toHaveLength(1)
    expect((await demo.call('GET', `/api/cinder/volumes/${String(volumes[0]!.id)}/`)).json).toMatchObject({
      size: 3,
      status: 'in-use',
    })
    await demo.call('DELETE', `/api/nova/servers/${String(second.id)}`)
    demo.cloud.advance(3000)
    expect((await demo.call('GET', `/api/cinder/volumes/${String(volumes[0]!.id)}/`)).status).toBe(404)
  })

  it('A-NOVA-03 a bad launch is refused in the words of nova', async () => {
    const demo = await signIn('demo')
    const refuse = async (more: Item) => {
      const answer = await demo.call('POST', '/api/nova/servers/', await serverBody(demo, more))
      return [answer.status, words(answer.json)]
    }
    expect([(await demo.call('POST', '/api/nova/servers/', { name: 'x' })).json]).toEqual([
      "missing required parameter 'source_id'",
    ])
    expect(await refuse({ nics: undefined })).toEqual([500, 'nics are required after microversion 2.36'])
    expect(await refuse({ flavor_id: 'nope' })).toEqual([400, 'Flavor nope could not be found.'])
    expect(await refuse({ source_id: '00000000-0000-0000-0000-000000000000' })).toEqual([
      400,
      'Can not find requested image',
    ])
    expect(await refuse({ key_name: 'nokey' })).toEqual([400, 'Invalid key_name provided.'])
    expect(await refuse({ security_groups: ['nosuch'] })).toEqual([
      400,
      "Unable to find security_group with name or id 'nosuch'",
    ])
    expect(await refuse({ availability_zone: 'nozone' })).toEqual([
      400,
      'The requested availability zone is not available',
    ])
    expect(await refuse({ source_id: null })).toEqual([400, 'Missing imageRef attribute'])
    expect((await refuse({ instance_count: 100 }))[0]).toBe(403)
    expect((await refuse({ instance_count: 100 }))[1]).toMatch(
      /^Quota exceeded for cores, instances: Requested 100, 100, but already used/,
    )
  })

  it.each([
    ['stop', 'vm-alpha-2', 'powering-off', 4000, 'SHUTOFF'],
    ['start', 'vm-stopped', 'powering-on', 3000, 'ACTIVE'],
    ['pause', 'vm-alpha-2', 'pausing', 3000, 'PAUSED'],
    ['unpause', 'vm-paused', 'unpausing', 3000, 'ACTIVE'],
    ['suspend', 'vm-alpha-2', 'suspending', 4000, 'SUSPENDED'],
    ['soft_reboot', 'vm-alpha-2', 'rebooting', 4000, 'ACTIVE'],
    ['hard_reboot', 'vm-stopped', 'rebooting_hard', 5000, 'ACTIVE'],
  ])('L-SUB-08 %s works through its task', async (operation, name, task, takes, status) => {
    const demo = await signIn('demo')
    const { id } = await serverNamed(demo, name)
    const answer = await demo.call('POST', `/api/nova/servers/${String(id)}`, { operation })
    expect(answer.status).toBe(204)
    expect(await serverNamed(demo, name)).toMatchObject({ 'OS-EXT-STS:task_state': task })
    demo.cloud.advance(takes)
    expect(await serverNamed(demo, name)).toMatchObject({ status, 'OS-EXT-STS:task_state': null })
  })

  it('L-SUB-08 resume follows suspend; a state that does not fit is 409 in the words of nova; unknown operations are 500', async () => {
    const demo = await signIn('demo')
    const { id } = await serverNamed(demo, 'vm-alpha-2')
    const operate = (operation: string) => demo.call('POST', `/api/nova/servers/${String(id)}`, { operation })
    await operate('suspend')
    demo.cloud.advance(4000)
    expect((await operate('resume')).status).toBe(204)
    demo.cloud.advance(4000)
    const conflict = await operate('start')
    expect([conflict.status, words(conflict.json)]).toEqual([
      409,
      `Cannot 'start' instance ${String(id)} while it is in vm_state active`,
    ])
    const unknown = await operate('nonsense')
    expect([unknown.status, unknown.json]).toEqual([500, "'nonsense'"])
    await operate('stop')
    expect(words((await operate('pause')).json)).toBe(
      `Cannot 'pause' instance ${String(id)} while it is in task_state powering-off`,
    )
  })

  it('L-SUB-08 a hard reboot overtakes a soft one, nothing else does', async () => {
    const demo = await signIn('demo')
    const { id } = await serverNamed(demo, 'vm-alpha-2')
    const operate = (operation: string) => demo.call('POST', `/api/nova/servers/${String(id)}`, { operation })
    await operate('soft_reboot')
    const again = await operate('soft_reboot')
    expect([again.status, words(again.json)]).toEqual([
      409,
      `Cannot 'reboot' instance ${String(id)} while it is in task_state rebooting`,
    ])
    expect((await operate('hard_reboot')).status).toBe(204)
    expect(await serverNamed(demo, 'vm-alpha-2')).toMatchObject({ status: 'HARD_REBOOT' })
    demo.cloud.advance(5000)
    expect(await serverNamed(demo, 'vm-alpha-2')).toMatchObject({ status: 'ACTIVE', 'OS-EXT-STS:task_state': null })
  })

  it('A-NOVA-03 a deleted server is `deleting`, then gone with its ports', async () => {
    const demo = await signIn('demo')
    const { id } = await serverNamed(demo, 'vm-beta-1')
    expect((await demo.call('DELETE', `/api/nova/servers/${String(id)}`)).status).toBe(204)
    expect(await serverNamed(demo, 'vm-beta-1')).toMatchObject({ 'OS-EXT-STS:task_state': 'deleting' })
    demo.cloud.advance(3000)
    expect((await demo.call('GET', `/api/nova/servers/${String(id)}`)).status).toBe(404)
    expect(await list(demo, `/api/neutron/ports/?device_id=${String(id)}`)).toEqual([])
  })

  it('A-NOVA-03 metadata is read and changed; both halves of a change must be there', async () => {
    const demo = await signIn('demo')
    const path = `/api/nova/servers/${String((await serverNamed(demo, 'vm-alpha-1')).id)}/metadata`
    expect((await demo.call('PATCH', path, { updated: { a: '1' }, removed: ['role'] })).status).toBe(204)
    expect((await demo.call('GET', path)).json).toEqual({ owner: 'demo', a: '1' })
    expect((await demo.call('PATCH', path, { updated: {} })).json).toBe("'removed'")
  })

  it('A-NOVA-07 actions, security groups, console log and console address', async () => {
    const demo = await signIn('demo')
    const { id } = await serverNamed(demo, 'vm-alpha-1')
    const base = `/api/nova/servers/${String(id)}`
    expect((await list(demo, `${base}/actions/`)).map((one) => one.action)).toEqual(['attach_volume', 'create'])
    expect((await list(demo, `${base}/security-groups/`)).length).toBeGreaterThan(0)
    const log = (await demo.call('POST', `${base}/console-output/`, { length: 2 })).json
    expect(log).toEqual({ lines: ['', 'vm-alpha-1 login: '] })
    const all = ((await demo.call('POST', `${base}/console-output/`, { length: 5000 })).json as { lines: string[] })
      .lines
    demo.cloud.advance(60_000)
    const later = ((await demo.call('POST', `${base}/console-output/`, { length: 5000 })).json as { lines: string[] })
      .lines
    expect(later.length).toBe(all.length + 12)
    const info = (await demo.call('POST', `${base}/console-info/`, { console_type: 'AUTO' })).json as Item
    expect(info.type).toBe('VNC')
    expect(info.url).toMatch(new RegExp(`&title=Console\\(${String(id)}\\)$`))
    const spice = await demo.call('POST', `${base}/console-info/`, { console_type: 'SPICE' })
    expect([spice.status, spice.json]).toEqual([500, 'No available console found.'])
    expect((await demo.call('POST', `${base}/console-info/`, { console_type: 'FOO' })).json).toBe(
      'Console type "FOO" not supported.',
    )
    const page = await demo.call('GET', `/project/instances/${String(id)}/console?length=2`)
    expect([page.headers.get('Content-Type'), page.text]).toEqual(['text/plain; charset=utf-8', '\nvm-alpha-1 login: '])
    const wrong = await demo.call('GET', `/project/instances/${String(id)}/console?length=x`)
    expect(wrong.headers.get('X-Horizon-Messages')).toBe('[["warning","Log length must be a nonnegative integer.",""]]')
  })

  it('A-NOVA-07 a snapshot answers a bare id and becomes an active image', async () => {
    const demo = await signIn('demo')
    const { id } = await serverNamed(demo, 'vm-alpha-1')
    const answer = await demo.call('POST', '/api/nova/snapshots/', { instance_id: id, name: 'snap' })
    expect([answer.status, typeof answer.json]).toEqual([200, 'string'])
    const status = async () =>
      ((await demo.call('GET', `/api/glance/images/${String(answer.json)}/`)).json as Item).status
    expect(await status()).toBe('queued')
    demo.cloud.advance(2000)
    expect(await status()).toBe('saving')
    demo.cloud.advance(4000)
    expect(await status()).toBe('active')
    const failed = await serverNamed(demo, 'vm-error')
    expect((await demo.call('POST', '/api/nova/snapshots/', { instance_id: failed.id, name: 'x' })).status).toBe(409)
  })

  it('A-NOVA-03 a reader looks but does not change', async () => {
    const reader = await signIn('reader')
    const { id } = await serverNamed(reader, 'vm-alpha-1')
    const answer = await reader.call('POST', `/api/nova/servers/${String(id)}`, { operation: 'stop' })
    expect([answer.status, words(answer.json)]).toEqual([
      403,
      "Policy doesn't allow os_compute_api:servers:stop to be performed.",
    ])
    expect((await reader.call('DELETE', `/api/nova/servers/${String(id)}`)).status).toBe(403)
  })
})

describe('key pairs', () => {
  it('A-NOVA-02 the list nests, a single one does not', async () => {
    const demo = await signIn('demo')
    const keys = await list(demo, '/api/nova/keypairs/')
    expect(keys.map((key) => (key.keypair as Item).name)).toEqual(['demo-ed25519', 'demo-rsa'])
    expect((await demo.call('GET', '/api/nova/keypairs/demo-rsa')).json).toMatchObject({
      name: 'demo-rsa',
      deleted: false,
    })
    const missing = await demo.call('GET', '/api/nova/keypairs/no-such-key')
    expect([missing.status, words(missing.json)]).toEqual([
      404,
      expect.stringMatching(/^Keypair no-such-key not found for user [0-9a-f]{32}$/),
    ])
  })

  it('A-NOVA-02 a made key is real, an imported one is checked, a duplicate is 409', async () => {
    const demo = await signIn('demo')
    const answer = await demo.call('POST', '/api/nova/keypairs/', { name: 'my key', key_type: 'ssh' })
    const key = answer.json as { private_key: string; public_key: string; fingerprint: string }
    expect([answer.status, answer.headers.get('Location')]).toEqual([201, '/api/nova/keypairs/my%20key'])
    const { createPrivateKey, createPublicKey } = await import('node:crypto')
    const modulus = createPublicKey(createPrivateKey(key.private_key)).export({ format: 'jwk' }).n
    expect(key.private_key).toMatch(/^-----BEGIN RSA PRIVATE KEY-----\n/)
    expect(Buffer.from(key.public_key.split(' ')[1]!, 'base64').includes(Buffer.from(modulus!, 'base64url'))).toBe(true)
    expect(key.fingerprint).toMatch(/^([0-9a-f]{2}:){15}[0-9a-f]{2}$/)
    const again = await demo.call('POST', '/api/nova/keypairs/', { name: 'my key', key_type: 'ssh' })
    expect([again.status, words(again.json)]).toEqual([409, "Key pair 'my key' already exists."])
    const bad = await demo.call('POST', '/api/nova/keypairs/', { name: 'bad', public_key: 'nonsense', key_type: 'ssh' })
    expect([bad.status, words(bad.json)]).toEqual([400, 'Keypair data is invalid: failed to generate fingerprint'])
    const copy = await demo.call('POST', '/api/nova/keypairs/', {
      name: 'copy',
      public_key: key.public_key,
      key_type: 'ssh',
    })
    expect(copy.json).toMatchObject({ name: 'copy', fingerprint: key.fingerprint })
    expect(copy.json).not.toHaveProperty('private_key')
    expect((await demo.call('POST', '/api/nova/keypairs/', { name: 'x' })).json).toBe("'key_type'")
    expect((await demo.call('DELETE', '/api/nova/keypairs/my%20key')).status).toBe(204)
  })
})

describe('flavors, groups, aggregates, quotas', () => {
  it('A-NOVA-05 flavors come by RAM; members see private ones of their project; only administrators choose', async () => {
    const names = async (user: 'demo' | 'admin', query: string) =>
      (await list(await signIn(user), `/api/nova/flavors/${query}`)).map((one) => one.name)
    const all = ['m1.nano', 'm1.tiny', 'm1.small', 'secret.medium', 'm1.large']
    expect(await names('demo', '?is_public=true')).toEqual(all)
    expect(await names('admin', '?is_public=true')).toEqual(all.filter((name) => name !== 'secret.medium'))
    expect(await names('admin', '?is_public=false')).toEqual(['secret.medium'])
  })

  it('A-NOVA-05 swap is "" in lists and 0 alone; extras and access list on request', async () => {
    const demo = await signIn('demo')
    const [nano] = await list(demo, '/api/nova/flavors/?get_extras=true')
    expect(nano).toMatchObject({ swap: '', extras: {} })
    expect((await demo.call('GET', '/api/nova/flavors/5/?get_access_list=true')).json).toMatchObject({
      swap: 0,
      'access-list': ['0d000000000000000000000000000002'],
    })
  })

  it('A-NOVA-05 create, change (the id is new), extra specs, delete; conflicts and refusals', async () => {
    const admin = await signIn('admin')
    const body = {
      name: 'f',
      ram: 128,
      vcpus: 1,
      disk: 1,
      swap: 0,
      'OS-FLV-EXT-DATA:ephemeral': 0,
      id: 'auto',
      flavor_access: [],
    }
    const made = (await admin.call('POST', '/api/nova/flavors/', body)).json as Item
    expect(words((await admin.call('POST', '/api/nova/flavors/', body)).json)).toBe(
      'Flavor with name f already exists.',
    )
    const specs = `/api/nova/flavors/${String(made.id)}/extra-specs/`
    expect((await admin.call('PATCH', specs, { updated: { 'hw:cpu_policy': 'shared' }, removed: [] })).status).toBe(204)
    expect((await admin.call('PATCH', specs, { updated: {}, removed: ['x'] })).status).toBe(404)
    expect((await admin.call('PATCH', `/api/nova/flavors/${String(made.id)}/`, { ...body, ram: 256 })).status).toBe(204)
    expect((await admin.call('GET', `/api/nova/flavors/${String(made.id)}/`)).status).toBe(404)
    const changed = await named(admin, '/api/nova/flavors/?get_extras=true', 'f')
    expect(changed).toMatchObject({ ram: 256, extras: { 'hw:cpu_policy': 'shared' } })
    expect((await admin.call('DELETE', `/api/nova/flavors/${String(changed.id)}/`)).status).toBe(204)
    const refused = await (await signIn('demo')).call('POST', '/api/nova/flavors/', body)
    expect([refused.status, words(refused.json)]).toEqual([
      403,
      "Policy doesn't allow os_compute_api:os-flavor-manage:create to be performed.",
    ])
  })

  it('A-NOVA-05 aggregate extra specs are for administrators', async () => {
    const admin = await signIn('admin')
    await admin.call('PATCH', '/api/nova/aggregates/1/extra-specs/', { updated: { x: '1' }, removed: [] })
    expect((await admin.call('GET', '/api/nova/aggregates/1/extra-specs/')).json).toEqual({ ssd: 'true', x: '1' })
    expect((await (await signIn('demo')).call('GET', '/api/nova/aggregates/1/extra-specs/')).status).toBe(403)
  })

  it('A-NOVA-04 server groups: list, single with owner, bad policy, delete', async () => {
    const demo = await signIn('demo')
    const groups = await list(demo, '/api/nova/servergroups/')
    expect(groups.map((group) => group.policies)).toEqual([['affinity'], ['anti-affinity'], ['soft-anti-affinity']])
    expect(groups[0]).not.toHaveProperty('project_id')
    const made = await demo.call('POST', '/api/nova/servergroups/', { name: 'g', policies: ['anti-affinity'] })
    expect([made.status, (made.json as Item).policies]).toEqual([201, ['anti-affinity']])
    const bad = await demo.call('POST', '/api/nova/servergroups/', { name: 'g', policies: ['nonsense'] })
    expect(words(bad.json)).toBe(
      "Invalid input for field/attribute 0. Value: nonsense. 'nonsense' is not one of ['anti-affinity', 'affinity', 'soft-anti-affinity', 'soft-affinity']",
    )
    expect((await demo.call('DELETE', `/api/nova/servergroups/${String((made.json as Item).id)}/`)).status).toBe(204)
    expect(await list(demo, '/api/nova/servergroups/')).toHaveLength(3)
  })

  it('A-NOVA-06 quotas: defaults, editable, change by administrators only, every field of a project asked for', async () => {
    const admin = await signIn('admin')
    expect((await list(admin, '/api/nova/quota-sets/defaults/')).find((one) => one.name === 'instances')).toEqual({
      display_name: 'Instances',
      name: 'instances',
      limit: 40,
    })
    expect(await list(admin, '/api/nova/quota-sets/editable/')).toContain('security_group_rule')
    expect((await admin.call('PATCH', '/api/nova/quota-sets/defaults/', { instances: 12, cores: null })).status).toBe(
      204,
    )
    expect((await admin.call('GET', '/api/nova/limits/')).json).toMatchObject({
      maxTotalInstances: 12,
      maxTotalCores: 80,
    })
    const project = '/api/nova/quota-sets/0d000000000000000000000000000002'
    expect((await admin.call('PATCH', project, { instances: 1 })).json).toBe("'injected_files'")
    expect(
      (await (await signIn('demo')).call('PATCH', '/api/nova/quota-sets/defaults/', { instances: 1 })).status,
    ).toBe(403)
  })

  it('A-NOVA-01 features, services and zones', async () => {
    const demo = await signIn('demo')
    expect((await demo.call('GET', '/api/nova/features/multiattach/')).json).toBe(true)
    const unknown = await demo.call('GET', '/api/nova/features/no_such_feature/')
    expect([unknown.status, unknown.json]).toEqual([500, "'no_such_feature'"])
    expect(await list(demo, '/api/nova/availzones/')).toEqual([
      { zoneName: 'nova', zoneState: { available: true }, hosts: null },
    ])
    expect((await demo.call('GET', '/api/nova/availzones/?detailed=true')).status).toBe(403)
    expect((await demo.call('GET', '/api/nova/services/')).status).toBe(403)
    expect((await list(await signIn('admin'), '/api/nova/services/')).map((one) => one.binary)).toEqual([
      'nova-scheduler',
      'nova-conductor',
      'nova-compute',
    ])
  })
})
