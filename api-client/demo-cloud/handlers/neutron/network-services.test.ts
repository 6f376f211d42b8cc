import { describe, expect, it } from 'vitest'
import { createDemoCloud } from '../../index.js'
import { signIn, type TestSession } from '../../test-session.js'

/** What only the demo cloud promises, or what no other cloud would let us try: the rest is in tests/contract. */

type Item = Record<string, unknown> & { readonly id: string; readonly name: string }

async function list(session: TestSession, path: string): Promise<Item[]> {
  return ((await session.call('GET', path)).json as { items: Item[] }).items
}

async function named(session: TestSession, path: string, name: string): Promise<Item> {
  const found = (await list(session, path)).find((item) => item.name === name)
  if (!found) throw new Error(`No ${name} in ${path}`)
  return found
}

const volume = {
  size: 1,
  name: 'x',
  description: '',
  volume_type: null,
  snapshot_id: null,
  metadata: {},
  image_id: null,
  availability_zone: null,
  source_volid: null,
}

describe('readers', () => {
  it('A-NEUTRON-01 A-NEUTRON-04 A-NEUTRON-06 A-CINDER-01 may look at everything and change nothing', async () => {
    const reader = await signIn('reader')
    const pool = await named(reader, '/api/network/floatingippools/', 'public')
    const port = await named(reader, '/api/neutron/ports/', 'spare-port')
    const empty = await named(reader, '/api/cinder/volumes/', 'vol-empty')
    for (const [method, path, body] of [
      ['POST', '/api/cinder/volumes/', volume],
      ['PATCH', `/api/cinder/volumes/${empty.id}/metadata`, { updated: { a: 'b' }, removed: [] }],
      ['POST', '/api/neutron/networks/', { name: 'x' }],
      ['POST', '/api/neutron/subnets/', { network_id: port.network_id, ip_version: 4, cidr: '10.77.0.0/24' }],
      ['POST', '/api/neutron/trunks/', { port_id: port.id, name: 'x' }],
      ['POST', '/api/network/floatingip/', { pool_id: pool.id }],
    ] as const) {
      const { status, json } = await reader.call(method, path, body)
      expect([path, status]).toEqual([path, 403])
      expect(json).toMatch(/policy|Policy/)
    }
  })
})

describe('users', () => {
  it('A-KEYSTONE-01 never deletes the one who asks', async () => {
    const admin = await signIn('admin')
    const me = (await admin.call('GET', '/api/keystone/users/current')).json as Item
    expect((await admin.call('DELETE', '/api/keystone/users/', [me.id])).status).toBe(204)
    expect((await admin.call('GET', '/api/keystone/users/current')).status).toBe(200)
  })

  it('G-SET-04 asks for the own password when the cloud is set up so', async () => {
    const admin = await signIn('admin', createDemoCloud({ settings: { ENFORCE_PASSWORD_CHECK: true } }))
    const demo = await named(admin, '/api/keystone/users/', 'demo')
    const path = `/api/keystone/users/${demo.id}`
    const wrong = await admin.call('PATCH', path, { password: 'new', admin_password: 'wrong' })
    expect([wrong.status, wrong.json]).toEqual([400, 'ADMIN_PASSWORD_INCORRECT'])
    expect((await admin.call('PATCH', path, { password: 'new', admin_password: 'admin' })).status).toBe(204)
  })
})

describe('volumes', () => {
  it('A-CINDER-01 cannot be listed while a transfer is pending', async () => {
    const cloud = createDemoCloud()
    const demo = await signIn('demo', cloud)
    const empty = await named(demo, '/api/cinder/volumes/', 'vol-empty')
    cloud.db.cinder.volumes.update(empty.id, { transfer_id: 'a-transfer' })
    const { status, json } = await demo.call('GET', '/api/cinder/volumes/')
    expect([status, json]).toEqual([500, 'Circular reference detected'])
  })

  it('A-CINDER-01 are limited by number, too', async () => {
    const demo = await signIn('demo')
    for (let made = 8; made < 10; made++)
      expect((await demo.call('POST', '/api/cinder/volumes/', volume)).status).toBe(201)
    const { status, json } = await demo.call('POST', '/api/cinder/volumes/', volume)
    expect(status).toBe(413)
    expect(json).toContain("VolumeLimitExceeded: Maximum number of volumes allowed (10) exceeded for quota 'volumes'.")
  })

  it('A-CINDER-03 an administrator sets the limits of a project', async () => {
    const cloud = createDemoCloud()
    const demo = await signIn('demo', cloud)
    const admin = await signIn('admin', cloud)
    const limits = { volumes: -1, snapshots: 3, gigabytes: 20 }
    expect((await admin.call('PATCH', '/api/cinder/quota-sets/0d000000000000000000000000000002', limits)).status).toBe(
      204,
    )
    const answer = await demo.call('GET', '/api/cinder/tenantabsolutelimits/')
    expect(answer.text).toContain('"maxTotalVolumes":1e+999')
    expect(answer.text).toContain('"maxTotalVolumeGigabytes":20')
  })
})

describe('a large cloud', () => {
  it('T-MODEL-01 tells a topology of more than 500 networks and 10,000 instances', async () => {
    const demo = await signIn('demo', createDemoCloud({ scenario: 'large' }))
    const { json } = await demo.call('GET', '/project/network_topology/json')
    const topology = json as { networks: Item[]; servers: Item[]; routers: Item[]; ports: { device_id: string }[] }
    expect(topology.networks.length).toBeGreaterThan(500)
    expect(topology.servers.length).toBeGreaterThan(10_000)
    const joined = new Set(topology.ports.map((port) => port.device_id))
    expect(topology.servers.filter((server) => !joined.has(server.id)).map((server) => server.name)).toEqual([
      'vm-error',
    ])
    expect(topology.routers.every((router) => joined.has(router.id))).toBe(true)
  }, 30_000)
})
