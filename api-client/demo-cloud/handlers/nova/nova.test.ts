import { describe, expect, it } from 'vitest'
import { items, named, signIn, withoutRequestId, type Item, type TestSession } from '../../test-session.js'
import { defined } from '../../../testing/defined.js'

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

describe('servers', () => {
  it('A-NOVA-03 the list holds the own project, newest first, with the keys of the wire', async () => {
    const servers = await items(await signIn('demo'), '/api/nova/servers/')
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
    const alpha = defined(servers.find((server) => server.name === 'vm-alpha-1'))
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
    expect([answer.status, withoutRequestId(answer.json)]).toEqual([
      404,
      `Instance ${String(foreign.id)} could not be found.`,
    ])
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
    const volumes = await items(demo, `/api/nova/servers/${String(second.id)}/volumes/`)
    expect(volumes).toHaveLength(1)
    expect((await demo.call('GET', `/api/cinder/volumes/${String(defined(volumes[0]).id)}/`)).json).toMatchObject({
      size: 3,
      status: 'in-use',
    })
    await demo.call('DELETE', `/api/nova/servers/${String(second.id)}`)
    demo.cloud.advance(3000)
    expect((await demo.call('GET', `/api/cinder/volumes/${String(defined(volumes[0]).id)}/`)).status).toBe(404)
  })

  it('L-SUB-09 the boot volume has the type that was chosen, else the default', async () => {
    const typeOf = async (volume_type?: string) => {
      const demo = await signIn('demo')
      const image = await named(demo, '/api/glance/images/', 'cirros')
      const device = { source_type: 'image', uuid: image.id, volume_size: 3, ...(volume_type && { volume_type }) }
      const body = await serverBody(demo, { source_id: null, block_device_mapping_v2: [device] })
      const { status } = await demo.call('POST', '/api/nova/servers/', body)
      if (status !== 201) return status
      demo.cloud.advance(8000)
      const { id } = await serverNamed(demo, 'web')
      const [volume] = await items(demo, `/api/nova/servers/${String(id)}/volumes/`)
      const made = await demo.call('GET', `/api/cinder/volumes/${String(defined(volume).id)}/`)
      return (made.json as { volume_type: string }).volume_type
    }
    expect([await typeOf('fast'), await typeOf(), await typeOf('none-such')]).toEqual(['fast', 'standard', 400])
  })

  it('L-VAL-15 a server whose boot volume the quota has no room for ends in an error, in the words of cinder', async () => {
    const demo = await signIn('demo')
    const image = await named(demo, '/api/glance/images/', 'cirros')
    const device = {
      source_type: 'image',
      destination_type: 'volume',
      boot_index: '0',
      uuid: image.id,
      volume_size: 5000,
    }
    const before = (await items(demo, '/api/cinder/volumes/')).length
    await demo.call(
      'POST',
      '/api/nova/servers/',
      await serverBody(demo, { name: 'large', source_id: null, block_device_mapping_v2: [device] }),
    )
    demo.cloud.advance(8000)
    const { status, fault } = await serverNamed(demo, 'large')
    expect([status, fault]).toEqual([
      'ERROR',
      expect.objectContaining({
        message: expect.stringMatching(/aborted: VolumeSizeExceedsAvailableQuota: /) as string,
      }),
    ])
    expect(await items(demo, '/api/cinder/volumes/')).toHaveLength(before)
  })

  it('A-NOVA-03 a bad launch is refused in the words of nova', async () => {
    const demo = await signIn('demo')
    const refuse = async (more: Item) => {
      const answer = await demo.call('POST', '/api/nova/servers/', await serverBody(demo, more))
      return [answer.status, withoutRequestId(answer.json)]
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
    expect([conflict.status, withoutRequestId(conflict.json)]).toEqual([
      409,
      `Cannot 'start' instance ${String(id)} while it is in vm_state active`,
    ])
    const unknown = await operate('nonsense')
    expect([unknown.status, unknown.json]).toEqual([500, "'nonsense'"])
    await operate('stop')
    expect(withoutRequestId((await operate('pause')).json)).toBe(
      `Cannot 'pause' instance ${String(id)} while it is in task_state powering-off`,
    )
  })

  it('L-SUB-08 a hard reboot overtakes a soft one, nothing else does', async () => {
    const demo = await signIn('demo')
    const { id } = await serverNamed(demo, 'vm-alpha-2')
    const operate = (operation: string) => demo.call('POST', `/api/nova/servers/${String(id)}`, { operation })
    await operate('soft_reboot')
    const again = await operate('soft_reboot')
    expect([again.status, withoutRequestId(again.json)]).toEqual([
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
    expect(await items(demo, `/api/neutron/ports/?device_id=${String(id)}`)).toEqual([])
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
    expect((await items(demo, `${base}/actions/`)).map((one) => one.action)).toEqual(['attach_volume', 'create'])
    expect((await items(demo, `${base}/security-groups/`)).length).toBeGreaterThan(0)
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
    expect([answer.status, withoutRequestId(answer.json)]).toEqual([
      403,
      "Policy doesn't allow os_compute_api:servers:stop to be performed.",
    ])
    expect((await reader.call('DELETE', `/api/nova/servers/${String(id)}`)).status).toBe(403)
  })
})
